import { useEffect } from "react";

/** What a key does, by `event.key`; `Mod+` stands for Ctrl, and for Command on a Mac. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const TYPING = "input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]";
/** What is above the page and takes the keys, such as Escape, by itself; a tooltip takes none. */
const OPEN = "dialog:modal, [popover]:not([popover=manual]):popover-open";

/** Keys of the page. They keep out of fields, and of what a dialog or the browser does with them. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const mod = event.ctrlKey || event.metaKey;
      const name = mod ? `Mod+${event.key.toLowerCase()}` : event.key;
      const run = Object.hasOwn(keys, name) ? keys[name] : undefined;
      if (!run || (!mod && !isFree(event.target))) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [keys]);
}

function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return !target.matches(TYPING) && !document.querySelector(OPEN);
}
