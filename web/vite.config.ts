import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server of `meadhall serve` is asked for everything that is not the page while one works on the page.
const server = process.env.MEADHALL_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../meadhall/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/locale": server,
    },
  },
  // A test may be slow where the machine is busy; the whole suite takes about a minute.
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
