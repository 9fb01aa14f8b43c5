import { asksForWindow } from "./on.ts";

/**
 * The style shows the part of a page that its address names. A script replaces the address, so that
 * the way back leads to the page before, and keeps the pressed heading where it is.
 */
export function showParts(): void {
  mark();
  window.addEventListener("hashchange", mark);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href*='#']");
    if (!(link instanceof HTMLAnchorElement) || !isPart(link.hash) || asksForWindow(event)) return;
    event.preventDefault();
    const isHeading = link.closest("h2") !== null;
    const before = link.getBoundingClientRect().top;
    location.replace(link.hash);
    // A section that closed above the heading has moved it.
    if (isHeading) scrollBy(0, link.getBoundingClientRect().top - before);
  });
}

const isPart = (hash: string) =>
  document.getElementById(hash.slice(1))?.matches("[data-parts] > [data-panel]") === true;

function mark(): void {
  const shown = isPart(location.hash) ? location.hash : undefined;
  document.querySelectorAll<HTMLAnchorElement>("[data-parts] > h2 a").forEach((link, place) => {
    const isShown = shown === undefined ? place === 0 : link.hash === shown;
    if (isShown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
}
