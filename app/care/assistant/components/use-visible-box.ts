import { useLayoutEffect, type RefObject } from "react";

/** From this width the panel is beside the page; below, it fills the screen. */
const BESIDE = "(width >= 48rem)";

export const isBeside = (): boolean => matchMedia(BESIDE).matches;

/**
 * Keeps a sheet within the visible part of a phone's window: the keyboard covers the rest, and some
 * browsers do not shrink the window.
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
