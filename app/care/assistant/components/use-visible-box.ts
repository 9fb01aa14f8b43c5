import { useLayoutEffect, type RefObject } from "react";

/** Where there is room, the panel stands beside the page; below that it is the whole screen. */
const BESIDE = "(width >= 48rem)";

export const isBeside = (): boolean => matchMedia(BESIDE).matches;

/**
 * Keeps a sheet within what a phone shows of the window: its keyboard lies over the rest, and some
 * browsers leave the height of the window as it was.
 */
export function useVisibleBox(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = () => {
      const box = ref.current;
      if (!box) return;
      box.style.height = isBeside() ? "" : `${viewport.height}px`;
      box.style.top = isBeside() ? "" : `${viewport.offsetTop}px`;
    };
    fit();
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, [ref]);
}
