// How a person is called when it is their turn: by a sound, and by the browser while nobody looks at the page.
import { keep, kept } from "../../line/kept";
import { horn } from "./horn";

const SOUND = "sound";
const NOTICE = "notice";

export class Calls {
  /** Whether a horn is blown. */
  sound = $state(kept(SOUND) === "yes");
  /** Whether the browser shows a notification. */
  notice = $state(kept(NOTICE) === "yes" && permission() === "granted");
  /** The browser was asked for notifications and shows none. */
  barred = $state(false);

  /** Switch the sound; switched on, it is heard once. */
  setSound(on: boolean): void {
    this.sound = on;
    keep(SOUND, on ? "yes" : "no");
    if (on) horn();
  }

  /** Switch notifications. The browser asks the person now, and never before; the first one shows what they look like. */
  async setNotice(on: boolean, title: string, text: string): Promise<void> {
    this.barred = on && ((await asked()) !== "granted" || !notify(title, text));
    this.notice = on && !this.barred;
    keep(NOTICE, this.notice ? "yes" : "no");
  }

  /** It is the person's turn. */
  call(title: string, text: string): void {
    if (this.sound) horn();
    if (this.notice && document.hidden) notify(title, text);
  }
}

function permission(): NotificationPermission {
  return "Notification" in globalThis ? Notification.permission : "denied";
}

function asked(): Promise<NotificationPermission> {
  return permission() === "default" ? Notification.requestPermission() : Promise.resolve(permission());
}

/** False where the browser has notifications in name only, as phones do. A later one takes the place of the last. */
function notify(title: string, text: string): boolean {
  try {
    const shown = new Notification(title, { body: text, tag: "meadhall" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}
