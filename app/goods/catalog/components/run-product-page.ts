import { asksForWindow, on } from "#app/ui/on.ts";

/** The variants, the bar and the way back of a product's page. */
export function runProductPage(): void {
  on("change", "input[data-variant]", showOffer);
  on("click", "a[data-back]", goBack);
  // One that was chosen before this script came, or that the browser restored.
  const showChosen = () =>
    document.querySelectorAll("input[data-variant]:checked").forEach(showOffer);
  showChosen();
  window.addEventListener("pageshow", showChosen);
  const bar = document.querySelector<HTMLElement>(".buy-bar");
  const form = document.querySelector("#content [data-order] form");
  if (!bar || !form) return;
  // The bar leaves while the button of the page is in view.
  new IntersectionObserver(([entry]) => {
    bar.hidden = entry?.isIntersecting ?? false;
    delete bar.dataset["early"];
  }).observe(form);
}

/** Shows what belongs to the variant that is chosen; the server has written that of all. */
function showOffer(input: Element): void {
  if (!(input instanceof HTMLInputElement)) return;
  const order = input.closest("[data-order]");
  order?.querySelectorAll<HTMLElement>("[data-offer]").forEach((offer) => {
    offer.hidden = offer.dataset["offer"] !== input.value;
  });
  const quantity = order?.querySelector<HTMLInputElement>("input[name=quantity]");
  if (quantity) quantity.max = input.dataset["most"] ?? "";
}

/** A reader who came from a list finds it again as it was left. */
function goBack(link: HTMLElement, event: Event): void {
  if (asksForWindow(event) || !(link instanceof HTMLAnchorElement)) return;
  if (!URL.canParse(document.referrer) || history.length < 2) return;
  const { origin, pathname } = new URL(document.referrer);
  const isListing = pathname === link.pathname || pathname.startsWith(`${link.pathname}/`);
  if (origin !== location.origin || !isListing) return;
  event.preventDefault();
  history.back();
}
