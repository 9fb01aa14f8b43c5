import { matchPath } from "react-router";
import { whenIdle } from "#app/ui/when-idle.ts";
import { answerFromCopies } from "./answer-from-copies.ts";
import { dataAddress, fetchAhead, setShown } from "./copies.ts";

/** As much as is read here of what the router and the browser know. */
type Route = {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  hasAction: boolean;
  hasLoader: boolean;
};
type Manifest = { routes: Record<string, Route> };
type Page = { pathname: string; search: string; reload: () => void };

/** With the largest page, a product, 40 kB may be fetched for a page before a link is tapped. */
const MOST_WAITING = 28_000;

let fetched = 0;
let listens = false;
let observer: IntersectionObserver | undefined;
let waiting: HTMLAnchorElement[] = [];
let busy = false;

/** Says which page is shown now, and fetches what its links in view lead to once it is at rest. */
export function watchPage(page: Page, isSparing: boolean, touch: Event | undefined): void {
  setShown({ address: dataAddress(page), reload: page.reload });
  if (!listens) listen(isSparing, touch);
  if (isSparing) return;
  whenIdle(() => {
    if (page.pathname === location.pathname && page.search === location.search) observe();
  });
}

function observe(): void {
  fetched = 0;
  waiting = [];
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) {
      observer?.unobserve(target);
      waiting.push(...(target instanceof HTMLAnchorElement ? [target] : linksIn(target)));
    }
    void fetchWaiting();
  });
  // The link of a card stretches over all of it.
  for (const link of linksIn(document)) observer.observe(link.closest("#content li") ?? link);
}

/**
 * A mouse rests on a link before it clicks, a finger for 50 to 100 ms: a pointer that is no mouse
 * is over a link from the moment it touches it.
 */
function listen(isSparing: boolean, touch: Event | undefined): void {
  listens = true;
  answerFromCopies();
  const start = (event: Event) => {
    const hovers =
      event instanceof PointerEvent &&
      event.type === "pointerover" &&
      event.pointerType === "mouse";
    if (!hovers || (!isSparing && fetched < MOST_WAITING)) void fetchLink(linkAt(event.target));
  };
  for (const type of ["pointerover", "pointerdown"]) {
    document.addEventListener(type, start, { passive: true, capture: true });
  }
  if (touch) start(touch);
}

async function fetchWaiting(): Promise<void> {
  if (busy) return;
  busy = true;
  while (fetched < MOST_WAITING) {
    const link = waiting.shift();
    if (!link) break;
    await fetchLink(link);
  }
  busy = false;
}

async function fetchLink(link: HTMLAnchorElement | undefined): Promise<void> {
  const route = link && routeOf(link);
  if (!route || !navigator.onLine) return;
  const files = [route.module, ...(route.imports ?? [])].filter((file) => !isHere(file));
  const address = dataAddress(link);
  const [isNew] = await Promise.all([fetchAhead(address), ...files.map(preload)]);
  for (const file of isNew ? [address, ...files] : files) fetched += sizeOf(file);
}

const linksIn = (part: ParentNode) => part.querySelectorAll<HTMLAnchorElement>("#content a[href]");

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>("a[href]")) || undefined;
}

/** Only pages that are the same for everybody: those in the shop's frame that take no forms. */
function routeOf({ origin, pathname, target, download }: HTMLAnchorElement) {
  if (origin !== location.origin || target !== "" || download !== "") return undefined;
  const manifest: Manifest | undefined = Reflect.get(window, "__reactRouterManifest");
  return Object.values(manifest?.routes ?? {}).find(
    (route) =>
      route.parentId === "shells/storefront/layout" &&
      route.hasLoader &&
      !route.hasAction &&
      route.id !== "/*" &&
      matchPath(route.id, pathname),
  );
}

const isHere = (file: string) =>
  document.querySelector(`link[href="${file}"]`) !== null || sizeOf(file) > 0;

function preload(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });
}

function sizeOf(address: string): number {
  const [file] = performance.getEntriesByName(new URL(address, location.href).href, "resource");
  return file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0;
}
