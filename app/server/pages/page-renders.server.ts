import { nextShopDay } from "#app/lib/dates.ts";
import { newCacheHints, type CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { cachedPage, type CachedPage } from "./cached-page.server.ts";
import type { PageCache } from "./page-cache.ts";

const LONGEST_MS = 5 * 60_000;

/** Renders the page of a cache key for nobody in particular. What it shows goes into `hints`. */
export type Render = (key: string, hints: CacheHints) => Promise<Response>;

type Running = { page: Promise<CachedPage>; outdated: boolean };

/**
 * Renders pages into the cache, one render for all who wait for a page. What was rendered while a
 * change came in is not cached, and a request after the change starts a new render.
 */
export function createPageRenders(render: Render, cache: PageCache<CachedPage>, now: () => Date) {
  const running = new Map<string, Running>();

  async function renderInto(key: string, own: Running): Promise<CachedPage> {
    const hints = newCacheHints();
    const response = await render(key, hints);
    const same = hints.shared && response.headers.getSetCookie().length === 0;
    const complete = same && !hints.spoiled && response.status === 200;
    const page = await cachedPage(response, complete);
    if (complete && !own.outdated) {
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
      const own: Running = { outdated: false, page: Promise.reject(new Error("not begun")) };
      own.page.catch(() => {});
      own.page = renderInto(key, own).finally(() => {
        if (running.get(key) === own) running.delete(key);
      });
      running.set(key, own);
      return own.page;
    },
    /** Something changed that a running render may have read before. */
    outdate(): void {
      for (const each of running.values()) each.outdated = true;
      running.clear();
    },
  };
}

function lifetime({ until }: CacheHints, at: Date): number {
  const ends = [nextShopDay(at), ...(until ? [until] : [])];
  return Math.min(LONGEST_MS, ...ends.map((end) => end.getTime() - at.getTime()));
}
