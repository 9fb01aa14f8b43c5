import { SPECULATION_RULES } from "#app/platform/http/speculation-rules.ts";
import { navigationEntry } from "#app/ui/when.ts";
import { CART_CHANGE } from "./header-summary.ts";

/** Each costs a phone the bytes and the memory of a page. */
const MOST = 2;
/** Those of the router lead to no document where it runs, and the others here to files. */
const OTHERS = "[data-does], [download], [target]";
const LINKS = `a[href^='/']:not(${"__reactRouterContext" in globalThis ? "[data-discover], " : ""}${OTHERS})`;

/** The browser prepares what the largest links in view lead to. Runs once this page is at rest. */
export function fetchAhead(): void {
  correctPrepared();
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
  mark();
  document.addEventListener("scrollend", mark);
  document.addEventListener(CART_CHANGE, prepareCartAnew);
}

/** A cart that was prepared before is no longer the one. */
function prepareCartAnew(): void {
  for (const link of document.querySelectorAll("[data-counts]")) link.removeAttribute("data-ahead");
  setTimeout(mark);
}

/** Marks the links for the rules. A page whose link scrolls out of view is given up again. */
function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].filter(
    ({ pathname }) => pathname !== location.pathname,
  );
  const inView = links
    .map((link) => ({ link, weight: weightOf(link) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const first = [...new Set(inView.map(({ link }) => link.href))].slice(0, MOST);
  for (const link of links) link.dataset["ahead"] = first.includes(link.href) ? "now" : "touch";
}

/** The area in view. The link of a card stretches over all of it. */
function weightOf(link: HTMLElement): number {
  // Next to a cart with something in it, nothing else matters as much.
  if (link.matches("[data-cart-count] [data-counts]")) return Infinity;
  if (!link.matches("#content *")) return 0;
  const { top, bottom, width } = (link.closest("#content li") ?? link).getBoundingClientRect();
  return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
}

/** A page that was prepared may be older than a price, so it is compared with the shop's. */
function correctPrepared(): void {
  if ("__reactRouterContext" in window || !wasPrepared()) return;
  const reload = (outdated: boolean) => outdated && location.reload();
  // Without an answer the page stays as it is.
  void isOutdated().then(reload, () => undefined);
}

function wasPrepared(): boolean {
  const entry = navigationEntry();
  const activationStart: unknown = entry && Reflect.get(entry, "activationStart");
  const deliveryType: unknown = entry && Reflect.get(entry, "deliveryType");
  return Number(activationStart ?? 0) > 0 || deliveryType === "navigational-prefetch";
}

/** Compares the copy that the browser keeps with the shop's. */
async function isOutdated(): Promise<boolean> {
  const kept = await fetch(location.href, { cache: "force-cache" });
  const current = await fetch(location.href, { cache: "no-cache" });
  return current.ok && kept.headers.get("etag") !== current.headers.get("etag");
}
