import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { ChangeFeed } from "#app/platform/database/change-feed.server.ts";
import { newCacheHints } from "#app/platform/http/cache-hints.server.ts";
import type { CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { nextShopDay } from "#app/lib/dates.ts";
import { EVERYTHING, PageCache } from "./page-cache.ts";
import { bestEncoding } from "./encode.server.ts";
import { copyOf } from "./cached-page.server.ts";
import type { CachedPage } from "./cached-page.server.ts";
import { cacheKey } from "./cache-key.ts";

const MAX_BYTES = 48_000_000;
const LONGEST_MS = 5 * 60_000;

/** Renders `target` for nobody in particular. What the page says of itself goes into `note`. */
type Render = (target: string, note: CacheHints) => Promise<Response>;

/** Nothing for a reader who has too many made already. */
type Turn = (make: () => Promise<CachedPage>) => Promise<CachedPage> | undefined;

type Making = { copy: Promise<CachedPage>; outdated: boolean };

/**
 * The pages that everybody shares, made once and kept until what they show changes. Whoever asks
 * while one is being made waits for it. Nothing that was made while a change came in is kept, and
 * nobody who asks after the change is given it.
 */
export function createSharedPages(
  { render, now, log }: { render: Render; now: () => Date; log: Logger },
  counted: (how: "kept" | "made") => void,
) {
  const pages = new PageCache<CachedPage>(MAX_BYTES);
  const making = new Map<string, Making>();

  function outdate(): void {
    for (const each of making.values()) each.outdated = true;
    making.clear();
  }

  async function make(target: string, mine: { outdated: boolean }): Promise<CachedPage> {
    const note = newCacheHints();
    const response = await render(target, note);
    const same = note.shared && response.headers.getSetCookie().length === 0;
    const whole = same && !note.spoiled && response.status === 200;
    const copy = await copyOf(response, whole);
    if (whole && !mine.outdated) {
      // Packed in two more ways, of which each is much smaller.
      const bytes = Math.ceil(copy.bytes * 1.5);
      pages.put(target, copy, { shows: note.shows, bytes, ms: lifetime(note, now()) });
    }
    return copy;
  }

  function made(target: string): Promise<CachedPage> {
    const before = making.get(target);
    if (before) return before.copy;
    const mine: Making = { outdated: false, copy: Promise.reject(new Error("not begun")) };
    mine.copy.catch(() => {});
    mine.copy = make(target, mine).finally(() => {
      if (making.get(target) === mine) making.delete(target);
    });
    making.set(target, mine);
    return mine.copy;
  }

  return {
    change(name: string): void {
      pages.drop(name);
      outdate();
    },
    lost: outdate,
    back(): void {
      pages.drop(EVERYTHING);
      outdate();
    },
    /**
     * Answers if the address is a shared page: as it is kept, else when it is this reader's `turn`
     * to have one made. None is made while changes are not heard.
     */
    answer(
      req: IncomingMessage,
      res: ServerResponse,
      feed: ChangeFeed,
      turn: Turn = (make) => make(),
    ): Promise<boolean> | boolean {
      if (req.method !== "GET" && req.method !== "HEAD") return false;
      if (!feed.live() && !feed.away()) return false;
      const url = req.url ?? "";
      const target = pages.get(url) ? url : cacheKey(url);
      if (target === undefined) return false;
      const kept = pages.get(target);
      if (kept) {
        counted("kept");
        return send(req, res, kept);
      }
      if (!feed.live()) return false;
      const copied = turn(() => made(target));
      if (!copied) return false;
      return copied.then(
        (copy) => {
          // Where it leads, the whole query goes along, and only a part of it was rendered.
          if (copy.status >= 300 && copy.status < 400 && target !== url) return false;
          counted("made");
          return send(req, res, copy);
        },
        (error: unknown) => {
          log.error({ err: error }, "a shared page was not made");
          return false;
        },
      );
    },
  };
}

function lifetime({ until }: CacheHints, at: Date): number {
  const ends = [nextShopDay(at), ...(until ? [until] : [])];
  return Math.min(LONGEST_MS, ...ends.map((end) => end.getTime() - at.getTime()));
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  copy: CachedPage,
): Promise<boolean> | boolean {
  const encoding = bestEncoding(req.headers["accept-encoding"]);
  const packed = copy.ready.get(encoding);
  if (!packed) return copy.pack(encoding).then(() => send(req, res, copy));
  if (copy.etag && req.headers["if-none-match"]?.includes(copy.etag)) {
    res.writeHead(304, { etag: copy.etag, vary: "accept-encoding" });
    res.end();
    return true;
  }
  res.writeHead(copy.status, packed.headers);
  res.end(req.method === "HEAD" ? undefined : packed.body);
  return true;
}
