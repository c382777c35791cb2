// A finger that rests on a thing looks at it instead of pressing it.
const REST = 500; // milliseconds
const STEADY = 10; // pixels that a resting finger may move

export function longPress(look: () => void) {
  return (node: HTMLElement): (() => void) => {
    let timer = 0;
    let looked = false;
    let from = { x: 0, y: 0 };
    const start = (event: PointerEvent) => {
      looked = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        looked = true;
        look();
      }, REST);
    };
    const stop = () => clearTimeout(timer);
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) stop();
    };
    const click = (event: MouseEvent) => {
      if (looked) event.stopImmediatePropagation();
      looked = false;
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      look();
    };
    node.addEventListener("pointerdown", start);
    node.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel"] as const) node.addEventListener(end, stop);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      stop();
      node.removeEventListener("pointerdown", start);
      node.removeEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel"] as const) node.removeEventListener(end, stop);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };
}
