import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { ChangeFeed } from "#app/platform/database/change-feed.server.ts";
import { cacheKey } from "./cache-key.ts";
import type { CachedPage } from "./cached-page.server.ts";
import { bestEncoding } from "./encode.server.ts";
import { EVERYTHING, PageCache } from "./page-cache.ts";
import { createPageRenders, type Render } from "./page-renders.server.ts";

const MAX_BYTES = 48_000_000;

/** Nothing for a client that has too many pages rendered already. */
type Turn = (render: () => Promise<CachedPage>) => Promise<CachedPage> | undefined;

/** The pages that are the same for everybody: rendered once, and cached until what they show changes. */
export function createSharedPages(
  { render, now, log }: { render: Render; now: () => Date; log: Logger },
  counted: (how: "cached" | "rendered") => void,
) {
  const cache = new PageCache<CachedPage>(MAX_BYTES);
  const renders = createPageRenders(render, cache, now);

  return {
    change(name: string): void {
      cache.drop(name);
      renders.outdate(name);
    },
    lost: () => renders.outdate(EVERYTHING),
    back(): void {
      cache.drop(EVERYTHING);
      renders.outdate(EVERYTHING);
    },
    /**
     * Answers a shared page from the cache, or renders it when it is this client's `turn`. `false`
     * leaves the request to the app. Nothing is rendered for the cache while changes are not heard.
     */
    answer(
      req: IncomingMessage,
      res: ServerResponse,
      feed: ChangeFeed,
      turn: Turn = (run) => run(),
    ): Promise<boolean> | boolean {
      if (req.method !== "GET" && req.method !== "HEAD") return false;
      if (!feed.live() && !feed.away()) return false;
      const url = req.url ?? "";
      const key = cache.get(url) ? url : cacheKey(url);
      if (key === undefined) return false;
      const hit = cache.get(key);
      if (hit) {
        counted("cached");
        return send(req, res, hit);
      }
      if (!feed.live()) return false;
      const rendered = turn(() => renders.get(key));
      if (!rendered) return false;
      return rendered.then(
        (page) => {
          // A redirect takes the whole query along, and only a part of it was rendered.
          if (page.status >= 300 && page.status < 400 && key !== url) return false;
          counted("rendered");
          return send(req, res, page);
        },
        (error: unknown) => {
          log.error({ err: error }, "a shared page could not be rendered");
          return false;
        },
      );
    },
  };
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
): Promise<boolean> | boolean {
  const encoding = bestEncoding(req.headers["accept-encoding"]);
  const packed = page.ready.get(encoding);
  if (!packed) return page.pack(encoding).then(() => send(req, res, page));
  if (page.etag && req.headers["if-none-match"]?.includes(page.etag)) {
    res.writeHead(304, page.notModified);
    res.end();
    return true;
  }
  res.writeHead(page.status, packed.headers);
  res.end(req.method === "HEAD" ? undefined : packed.body);
  return true;
}
