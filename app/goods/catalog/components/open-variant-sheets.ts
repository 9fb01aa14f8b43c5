import { asksForWindow, on } from "#app/ui/on.ts";
import { openDialog } from "#app/ui/open-dialog.ts";

export const SHEET = "variant-sheet";

/** Ends with the next sheet, so that none gets the form of another. */
let asked = new AbortController();

/**
 * A card of a product with variants opens a sheet with the form of the product's page, which is
 * fetched, so that a listing need not have all variants. If that fails, the page itself opens.
 */
export function openVariantSheets(): void {
  on("click", "a[data-choose]", (link, event) => {
    const sheet = document.getElementById(SHEET);
    const place = sheet?.querySelector("[data-place]");
    if (!(link instanceof HTMLAnchorElement) || !sheet || !place || asksForWindow(event)) return;
    event.preventDefault();
    const title = sheet.querySelector("h2");
    if (title) title.textContent = link.dataset["choose"] ?? "";
    sheet.setAttribute("aria-busy", "true");
    place.replaceChildren();
    sheet.querySelector("[data-refusal]")?.replaceChildren();
    openDialog(SHEET, link);
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const fill = (order: Element) => {
      sheet.removeAttribute("aria-busy");
      place.replaceChildren(order);
    };
    orderOf(link.href, signal).then(fill, () => {
      if (!signal.aborted && sheet.matches("[open]")) location.assign(link.href);
    });
  });
}

async function orderOf(address: string, signal: AbortSignal): Promise<Element> {
  const answer = await fetch(address, { signal });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const order = page.querySelector("[data-order]");
  if (!order) throw new Error("the page has no form");
  order.querySelectorAll(".buy-bar, [data-page-only]").forEach((part) => part.remove());
  // The page below may have a form of its own.
  order.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
  return document.importNode(order, true);
}
