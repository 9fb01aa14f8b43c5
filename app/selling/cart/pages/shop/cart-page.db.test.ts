import { RouterContextProvider } from "react-router";
import { describe, expect, it, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { newCacheHints } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { fillCart } from "../../factories.ts";
import { linesOfToken } from "../../queries.server.ts";
import { action, loader } from "./cart-page.tsx";

const { ctx, db, pool, as } = await testContext();
const guest = as("visitor");
const productId = await makeProduct(ctx, { name: "Glow", price: 590_000 });
const kit = await makeProduct(ctx, {
  name: "Injection Supplies Kit",
  images: [{ picture: "supplies", alt: "A carton" }],
  kind: "supply",
  shortDescription: "Packed as one kit.",
  price: 50_000,
});

/** A browser without JavaScript: it keeps cookies and sends forms. */
function browser(jar: Record<string, string> = {}, shopDb = db) {
  function args(init: RequestInit = {}) {
    const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`);
    const headers = { cookie: cookie.join("; ") };
    const request = new Request("http://127.0.0.1:3000/cart", { ...init, headers });
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx: { ...guest, db: shopDb },
      env: parseEnv({}),
      log: quietLog,
      auth: createAuth({ db, secret: "s".repeat(32), appUrl: "http://127.0.0.1:3000" }),
      limiter: createRateLimiter(pool),
      ip: "127.0.0.1",
      loopback: true,
      nonce: "nonce",
      page: newCacheHints(),
      html: new Map(),
      memory: new Memory(),
      others: undefined,
      displayName: undefined,
      problem: undefined,
    });
    return { request, url: new URL(request.url), pattern: "/cart" as const, params: {}, context };
  }
  function keep(headers: Headers) {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) delete jar[name];
      else jar[name] = value;
    }
  }
  return {
    jar,
    async send(fields: Record<string, string>) {
      const answer = await action(args({ method: "POST", body: new URLSearchParams(fields) }));
      keep(answer instanceof Response ? answer.headers : new Headers(answer.init?.headers));
      return answer;
    },
    async open() {
      const page = await loader(args());
      keep(new Headers(page.init?.headers));
      return page.data;
    },
  };
}

describe("without JavaScript", () => {
  it("adding leads to the cart, which says it once", async () => {
    const { send, open, jar } = browser();
    const answer = await send({ intent: "add", productId, variantId: "", quantity: "2" });
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 303 });
    expect(jar["pm_cart"]).toMatch(/^[\w-]{43}$/);
    const page = await open();
    expect(page.flash).toEqual({ tone: "success", text: "Glow added to cart!" });
    expect(page.lines).toMatchObject([{ name: "Glow", quantity: 2, price: 590_000 }]);
    expect((await open()).flash).toBeUndefined();
  });

  it("a removal can be undone from the next page", async () => {
    const { token } = await fillCart(guest, { productId, quantity: 3 });
    const { send, open } = browser({ pm_cart: token });
    const [line] = (await open()).lines;
    await send({ intent: "remove", lineId: line!.id });
    const page = await open();
    expect(page.flash?.text).toBe("Glow removed from cart");
    expect(page.lines).toEqual([]);
    await send({ intent: "undo", lines: page.undo! });
    expect((await open()).lines).toMatchObject([{ name: "Glow", quantity: 3 }]);
    expect((await open()).undo).toBeUndefined();
  });

  it("a message that offers nothing to undo takes an earlier offer away", async () => {
    const { token } = await fillCart(guest, { productId });
    const { send, open } = browser({ pm_cart: token });
    await send({ intent: "clear" });
    await send({ intent: "add", productId: kit });
    const page = await open();
    expect(page.flash?.text).toBe("Injection Supplies Kit added to cart!");
    expect(page.undo).toBeUndefined();
  });

  it("a mistyped quantity is told, and changes nothing", async () => {
    const { token } = await fillCart(guest, { productId });
    const { send, open } = browser({ pm_cart: token });
    const [line] = (await open()).lines;
    await send({ intent: "set", lineId: line!.id, quantity: "two" });
    const page = await open();
    expect(page.flash).toMatchObject({ tone: "error" });
    expect(page.lines).toMatchObject([{ quantity: 1 }]);
  });
});

describe("with JavaScript", () => {
  const via = "fetch";

  it("the answer stays on the page", async () => {
    const { send, open } = browser();
    expect(await send({ intent: "add", productId, via })).toMatchObject({
      data: { ok: true, message: "Glow added to cart!", tone: "success" },
      init: { status: 200 },
    });
    expect((await open()).flash).toBeUndefined();
  });

  it("a refusal has a status of its own", async () => {
    const { send } = browser();
    const gone = { intent: "add", productId: ctx.ids.newId(), via };
    expect(await send(gone)).toMatchObject({ data: { ok: false }, init: { status: 409 } });
    expect(await send({ intent: "?", via })).toMatchObject({ init: { status: 400 } });
  });

  it("a shop without its database leaves the page alone", async () => {
    const nowhere = openPool({ connectionString: "postgresql://127.0.0.1:1/none" }, quietLog);
    const { send } = browser({}, openDb(nowhere));
    expect(await send({ intent: "add", productId, via })).toMatchObject({
      data: { ok: false, tone: "error", message: expect.stringMatching(/try again/) as string },
      init: { status: 503 },
    });
    await expect(send({ intent: "add", productId })).rejects.toMatchObject({
      cause: { code: "ECONNREFUSED" },
    });
    await nowhere.end();
  });
});

test("add-ons are offered with their text, price and picture, and know when they are in", async () => {
  const { send, open } = browser();
  expect((await open()).addOns).toEqual([
    {
      id: kit,
      name: "Injection Supplies Kit",
      price: 50_000,
      text: "Packed as one kit.",
      tint: "sea",
      picture: { name: "supplies", version: expect.any(String) as string, alt: "A carton" },
      inCart: false,
    },
  ]);
  await send({ intent: "add", productId: kit, variantId: "", quantity: "1" });
  expect((await open()).addOns).toMatchObject([{ inCart: true }]);
});

test("a cookie that opens no cart is replaced by one that does", async () => {
  const { send, jar } = browser({ pm_cart: "stolen-or-old" });
  await send({ intent: "add", productId });
  expect(jar["pm_cart"]).not.toBe("stolen-or-old");
  expect(await linesOfToken(db, jar["pm_cart"])).toHaveLength(1);
});
