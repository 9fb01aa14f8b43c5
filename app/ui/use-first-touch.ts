import { useEffect } from "react";

const TOUCHES = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

/**
 * Loads once, with the first thing the reader does on any page, what nothing needs before that. A
 * failed load is tried again with the next.
 */
export function useFirstTouch(load: (touch: Event) => Promise<unknown>): void {
  useEffect(() => {
    const listen = () => TOUCHES.forEach((touch) => document.addEventListener(touch, start));
    const stop = () => TOUCHES.forEach((touch) => document.removeEventListener(touch, start));
    function start(touch: Event) {
      stop();
      void load(touch).catch(listen);
    }
    listen();
    return stop;
  }, [load]);
}
