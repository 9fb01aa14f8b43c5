import { createServer } from "node:http";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangeFeed } from "#app/platform/database/change-feed.server.ts";
import { sharePage, type CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { listenLocally } from "#tests/listen-locally.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { EVERYTHING } from "./page-cache.ts";
import { createSharedPages } from "./shared-pages.server.ts";

type Render = (target: string, note: CacheHints) => Response | Promise<Response>;

const NOON = new Date("2026-11-21T12:00:00+08:00");
const closing: (() => Promise<unknown>)[] = [];

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }).advanceTimersByTime(1));
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A shop whose pages say which rendering they are; what is not shared is answered by "the app". */
async function shop(render?: Render, at = NOON) {
  const feed = { is: "live" };
  const rendered: string[] = [];
  const pages = createSharedPages(
    {
      now: () => at,
      log: quietLog,
      async render(target, note) {
        rendered.push(target);
        sharePage(note, { shows: ["listing"] });
        const made = await render?.(target, note);
        return made ?? new Response(`page ${rendered.length}`);
      },
    },
    () => {},
  );
  const changes: ChangeFeed = {
    live: () => feed.is === "live",
    away: () => feed.is === "away",
    caughtUp: async () => {},
    stop: async () => {},
  };
  const server = createServer(async (req, res) => {
    if (!(await pages.answer(req, res, changes))) res.end("the app");
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  closing.push(async () => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  });
  const ask = (path = "/", init: RequestInit = {}) => fetch(url + path, init);
  const read = async (path = "/", init: RequestInit = {}) => (await ask(path, init)).text();
  return { pages, rendered, feed, ask, read };
}

test("a page is made once, and once for all who ask meanwhile", async () => {
  const ready = Promise.withResolvers<Response>();
  const { read, rendered } = await shop(() => ready.promise);
  const asked = Array.from({ length: 50 }, () => read("/products?page=2"));
  await vi.waitUntil(() => rendered.length > 0);
  ready.resolve(new Response("slow"));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["slow"]));
  expect(await read("/products?page=2&utm_source=x")).toBe("slow");
  expect(rendered).toEqual(["/products?page=2"]);
});

test("after a change the next answer is new", async () => {
  const { read, pages } = await shop();
  expect(await read()).toBe("page 1");
  pages.change("product:1");
  expect(await read()).toBe("page 1");
  pages.change("listing");
  expect(await read()).toBe("page 2");
});

test.each(["listing", EVERYTHING])(
  "a page made while %s changed is not kept, nor given to who asks after it",
  async (name) => {
    const first = Promise.withResolvers<Response>();
    const answers = [first.promise, Promise.resolve(new Response("new"))];
    const { read, pages, rendered } = await shop(() => answers.shift() ?? new Response("kept?"));
    const before = read();
    await vi.waitUntil(() => rendered.length === 1);
    pages.change(name);
    expect(await read()).toBe("new");
    first.resolve(new Response("old"));
    expect(await before).toBe("old");
    expect(await read()).toBe("new");
    expect(rendered).toHaveLength(2);
  },
);

test("a page is kept although something that it does not show changed meanwhile", async () => {
  const ready = Promise.withResolvers<Response>();
  const { read, pages, rendered } = await shop(() => ready.promise);
  const before = read();
  await vi.waitUntil(() => rendered.length === 1);
  pages.change("doctors");
  ready.resolve(new Response("page"));
  expect([await before, await read()]).toEqual(["page", "page"]);
  expect(rendered).toHaveLength(1);
});

test.each<[string, Render]>([
  ["is missing", () => new Response("none", { status: 404 })],
  ["leads elsewhere", () => new Response(null, { status: 301, headers: { location: "/x" } })],
  ["failed", () => new Response("sorry", { status: 503 })],
  ["sets a cookie", () => new Response("hi", { headers: { "set-cookie": "a=b" } })],
  [
    "lacks something",
    (_, note) => {
      note.spoiled = true;
      return new Response("half");
    },
  ],
  [
    "did not say that it is shared",
    (_, note) => {
      note.shared = false;
      return new Response("whose?");
    },
  ],
])("a page that %s is not kept", async (_, render) => {
  const { ask, rendered } = await shop(render);
  const answers = [await ask("/", { redirect: "manual" }), await ask("/", { redirect: "manual" })];
  expect(rendered).toHaveLength(2);
  for (const { headers } of answers) {
    expect(headers.get("etag")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("cache-control")).toBeNull();
  }
});

test("a redirect of an address with more in its query is the app's, which takes all along", async () => {
  const { ask, read } = await shop(
    () => new Response(null, { status: 301, headers: { location: "/x" } }),
  );
  const asIs = { redirect: "manual" } as const;
  expect((await ask("/products?q=a", asIs)).status).toBe(301);
  expect(await read("/products?q=a&utm_source=x", asIs)).toBe("the app");
});

test.each([
  ["five minutes", NOON, undefined, 5 * 60_000],
  ["its own next change", NOON, "2026-11-21T12:01:00+08:00", 60_000],
  ["midnight in Manila", new Date("2026-11-21T23:58:00+08:00"), undefined, 120_000],
])("a page lasts until %s", async (_, at, until, ms) => {
  const { read } = await shop((_target, note) => {
    if (until) sharePage(note, { shows: [], until: new Date(until) });
    return new Response(`made at ${performance.now()}`);
  }, at);
  const first = await read();
  vi.advanceTimersByTime(ms - 1);
  expect(await read()).toBe(first);
  vi.advanceTimersByTime(2);
  expect(await read()).not.toBe(first);
});

test("a browser that has the page is told so, and HEAD is answered without it", async () => {
  const { ask, rendered } = await shop();
  const page = await ask();
  const etag = page.headers.get("etag") ?? "";
  expect(page.headers.get("cache-control")).toBe("public, no-cache");
  const again = await ask("/", { headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await ask("/", { method: "HEAD", headers: { "accept-encoding": "identity" } });
  expect(head.headers.get("content-length")).toBe("6");
  expect(rendered).toHaveLength(1);
});

test.each(["br", "gzip", "identity"])("the page comes packed as %s", async (encoding) => {
  const { ask } = await shop(() => new Response("the same ".repeat(500)));
  const answer = await ask("/", { headers: { "accept-encoding": encoding } });
  expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(await answer.text()).toBe("the same ".repeat(500));
});

test("while changes are not heard, the app answers; without a database, what is kept", async () => {
  const { read, feed, pages, rendered } = await shop();
  expect(await read()).toBe("page 1");
  feed.is = "deaf";
  pages.lost();
  expect(await read()).toBe("the app");
  feed.is = "away";
  expect(await read()).toBe("page 1");
  expect(await read("/products")).toBe("the app");
  feed.is = "live";
  pages.back();
  expect(await read()).toBe("page 2");
  expect(rendered).toHaveLength(2);
});

test("what was begun before the line was lost is not kept", async () => {
  const ready = Promise.withResolvers<Response>();
  const { read, pages, rendered } = await shop(() =>
    rendered.length === 1 ? ready.promise : new Response("new"),
  );
  const before = read();
  await vi.waitUntil(() => rendered.length === 1);
  pages.lost();
  ready.resolve(new Response("old"));
  expect(await before).toBe("old");
  expect(await read()).toBe("new");
});

test("forms, other addresses, and pages that throw are the app's", async () => {
  const { read } = await shop(() => Promise.reject(new Error("broken")));
  expect(await read("/", { method: "POST" })).toBe("the app");
  expect(await read("/cart")).toBe("the app");
  expect(await read("/")).toBe("the app");
});
