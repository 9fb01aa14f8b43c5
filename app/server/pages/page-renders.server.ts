import { nextShopDay } from "#app/lib/dates.ts";
import { newCacheHints, type CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { cachedPage, type CachedPage } from "./cached-page.server.ts";
import { EVERYTHING, type PageCache } from "./page-cache.ts";

const LONGEST_MS = 5 * 60_000;

/** Renders a page without any reader's data, and adds the records it shows to `hints`. */
export type Render = (key: string, hints: CacheHints) => Promise<Response>;

/** A render, and the names of what changed since it began. */
type Running = { page: Promise<CachedPage>; changed: Set<string> };

/**
 * Renders pages into the cache, one render for all readers who wait for a page. A page whose data
 * changes during its render is not cached, and a request after any change starts a new render.
 */
export function createPageRenders(render: Render, cache: PageCache<CachedPage>, now: () => Date) {
  /** Renders by key that new requests may still join. */
  const running = new Map<string, Running>();
  const unfinished = new Set<Running>();

  async function renderInto(key: string, own: Running): Promise<CachedPage> {
    const hints = newCacheHints();
    const response = await render(key, hints);
    const same = hints.shared && response.headers.getSetCookie().length === 0;
    const complete = same && !hints.spoiled && response.status === 200;
    const page = await cachedPage(response, complete);
    if (complete && !isOutdated(own, hints)) {
      // The two compressed copies together are about half as large as the page.
      const bytes = Math.ceil(page.bytes * 1.5);
      cache.put(key, page, { shows: hints.shows, bytes, ms: lifetime(hints, now()) });
    }
    return page;
  }

  return {
    get(key: string): Promise<CachedPage> {
      const before = running.get(key);
      if (before) return before.page;
      const own: Running = { changed: new Set(), page: Promise.reject(new Error("not begun")) };
      own.page.catch(() => {});
      own.page = renderInto(key, own).finally(() => {
        unfinished.delete(own);
        if (running.get(key) === own) running.delete(key);
      });
      running.set(key, own);
      unfinished.add(own);
      return own.page;
    },
    /** The record changed, and a running render may have read it before. */
    outdate(name: string): void {
      for (const each of unfinished) each.changed.add(name);
      running.clear();
    },
  };
}

const isOutdated = ({ changed }: Running, { shows }: CacheHints) =>
  changed.has(EVERYTHING) || [...shows].some((name) => changed.has(name));

function lifetime({ until }: CacheHints, at: Date): number {
  const ends = [nextShopDay(at), ...(until ? [until] : [])];
  return Math.min(LONGEST_MS, ...ends.map((end) => end.getTime() - at.getTime()));
}
