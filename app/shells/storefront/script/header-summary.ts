import { HEADER_COOKIE, decodeHeaderSummary } from "#app/platform/http/header-summary.ts";
import { readBrowserCookie } from "#app/ui/browser-cookie.ts";

export const cartLabel = (count: number): string =>
  count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`;

/** Another tab may have filled the cart, and a page that was prerendered may be older than it. */
const RETURNS = ["focus", "pageshow"] as const;

/** An event of the document. */
export const CART_CHANGE = "cart-change";

/** Units on their way to the cart; the cookie has them after the answer. */
let coming = 0;

/** Shows the reader's summary from the cookie as the script in the head did on load, and keeps it. */
export function watchSummary(): void {
  show();
  for (const type of RETURNS) window.addEventListener(type, show);
  document.addEventListener("prerenderingchange", show);
  // Some browsers report the cookies that answers set, also those of the router.
  if ("cookieStore" in window) {
    cookieStore.addEventListener("change", ({ changed }) => {
      if (!changed.some(({ name }) => name === HEADER_COOKIE)) return;
      show();
      tellOfCart();
    });
  }
}

/** @param units less than zero after the answer */
export function expectUnits(units: number): void {
  coming += units;
  show();
  if (units < 0) tellOfCart();
}

const tellOfCart = () => document.dispatchEvent(new Event(CART_CHANGE));

function show(): void {
  const known = decodeHeaderSummary(readBrowserCookie(HEADER_COOKIE));
  const count = known.count + coming;
  const { dataset, style } = document.documentElement;
  if (count > 0) {
    dataset["cartCount"] = String(count);
    style.setProperty("--cart-count", `"${count}"`);
  } else {
    delete dataset["cartCount"];
    style.removeProperty("--cart-count");
  }
  document.documentElement.toggleAttribute("data-signed-in", known.signedIn);
  document.documentElement.toggleAttribute("data-staff", known.staff);
  for (const link of document.querySelectorAll("a[data-counts]")) {
    link.setAttribute("aria-label", cartLabel(count));
  }
}
