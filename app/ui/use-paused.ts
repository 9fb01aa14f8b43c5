import { useEffect, useState, type RefObject } from "react";

/**
 * Whether the reader is at the messages in this box, by pointer or by focus, or not at the page at
 * all. Alt+T brings the focus to them; Escape, or a button pressed, back to where it was.
 */
export function usePaused(box: RefObject<HTMLElement | null>): boolean {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let cameFrom: Element | null = null;
    // Not `:hover`, which stays where a finger was.
    let pointed = false;
    const has = () => element.contains(document.activeElement);
    const look = () => setPaused(document.hidden || has() || pointed);
    const point = ({ type }: Event) => {
      pointed = type === "pointerenter";
      look();
    };
    const enter = ({ relatedTarget: before }: FocusEvent) => {
      if (before instanceof Element && !element.contains(before)) cameFrom = before;
      look();
    };
    const goBack = () => {
      if (!has()) return;
      if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const press = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button")) goBack();
    };
    const type = (event: KeyboardEvent) => {
      if (event.key === "Escape") goBack();
      if (!event.altKey || event.code !== "KeyT" || !element.querySelector("p")) return;
      event.preventDefault();
      element.focus();
    };

    const stopping = new AbortController();
    const { signal } = stopping;
    element.addEventListener("pointerenter", point, { signal });
    element.addEventListener("pointerleave", point, { signal });
    element.addEventListener("focusin", enter, { signal });
    // While it is left, the focus is nowhere yet.
    element.addEventListener("focusout", () => queueMicrotask(look), { signal });
    element.addEventListener("click", press, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    document.addEventListener("keydown", type, { signal });
    // A message that goes takes pointer and focus along, of which not every browser tells.
    const changes = new MutationObserver(() => {
      pointed &&= element.querySelector("p") !== null;
      look();
    });
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      stopping.abort();
      changes.disconnect();
    };
  }, [box]);

  return paused;
}
