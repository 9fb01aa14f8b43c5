import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#app/platform/access/actor.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { Limit } from "#app/platform/http/rate-limit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { enforcePolicy } from "./enforce-policy.server.ts";

const SHOP = "https://shop.example";
const env = parseEnv({ APP_URL: SHOP });

let taken: { limit: Limit; key: string }[] = [];
let allowed = true;
beforeEach(() => {
  taken = [];
  allowed = true;
});

const limiter: RequestContext["limiter"] = {
  async take(limit, key) {
    taken.push({ limit, key });
    return allowed ? { allowed, retryAfter: 0 } : { allowed, retryAfter: 42 };
  },
};

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  demo?: boolean;
  loopback?: boolean;
  url?: string;
  /** Where the browser thinks it is, when that is not what it asks for. */
  page?: string;
};

/** What the door says to somebody at an address: nothing, or the answer it sends them away with. */
async function ask(actor: Actor, pattern: string, asked: Asked = {}) {
  const { method = "GET", headers = {}, demo = false, loopback = false } = asked;
  const { url = pattern, page = url } = asked;
  const served = {
    ctx: { actor },
    env: { ...env, demo },
    limiter,
    ip: "203.0.113.9",
    loopback,
  } as RequestContext;
  try {
    const request = new Request(`${SHOP}${url}`, { method, headers });
    await enforcePolicy({ request, url: new URL(`${SHOP}${page}`), pattern }, served);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return Object.assign(thrown, { problem: served.problem });
    throw thrown;
  }
}

const visitor = actorOf("visitor");
const customer = actorOf("customer");
const own = { origin: SHOP };

describe("a route", () => {
  test("that the table does not name is forbidden, even to the owner", async () => {
    expect((await ask(actorOf("admin"), "/admin/secrets"))?.status).toBe(403);
  });

  test("for anyone lets a visitor in", async () => {
    expect(await ask(visitor, "/products")).toBeUndefined();
    expect(await ask(visitor, "/products", { method: "HEAD" })).toBeUndefined();
  });

  test.each([
    ["/products", "POST", "GET"],
    ["/products", "DELETE", "GET"],
    ["/sign-out", "GET", "POST"],
    ["/cart", "PUT", "GET, POST"],
    ["/*", "POST", "GET"],
  ])("%s answers %s with the methods it has", async (pattern, method, allow) => {
    const answer = await ask(visitor, pattern, { method, headers: own });
    expect(answer?.status).toBe(405);
    expect(answer?.problem).toMatchObject({ status: 405, allow });
  });
});

describe("a write", () => {
  test("from one of our pages goes on", async () => {
    expect(await ask(visitor, "/cart", { method: "POST", headers: own })).toBeUndefined();
  });

  test("from a browser that only says same-origin goes on", async () => {
    const headers = { "sec-fetch-site": "same-origin" };
    expect(await ask(visitor, "/cart", { method: "POST", headers })).toBeUndefined();
  });

  test.each([
    ["a foreign page", { origin: "https://evil.test" }],
    ["a page that hides where it is", { origin: "null" }],
    ["a program that says nothing", {}],
    ["another site", { "sec-fetch-site": "cross-site" }],
  ])("from %s is refused before it counts", async (_, headers) => {
    const answer = await ask(visitor, "/cart", { method: "POST", headers });
    expect(answer?.status).toBe(403);
    expect(taken).toEqual([]);
  });

  test("that proves itself by a signature may come from anywhere", async () => {
    const pattern = "/api/payments/:gateway/callback";
    const headers = { origin: "https://pay.example" };
    expect(await ask(visitor, pattern, { method: "POST", headers })).toBeUndefined();
    expect(await ask(visitor, pattern, { method: "POST" })).toBeUndefined();
  });
});

describe("a limit", () => {
  test("counts by the client's address, in the route's own counter", async () => {
    await ask(visitor, "/auth", { method: "POST", headers: own });
    expect(taken).toEqual([
      { limit: { name: "sign-in", points: 10, seconds: 60 }, key: "203.0.113.9" },
    ]);
  });

  test("that is used up says when to come back", async () => {
    allowed = false;
    const answer = await ask(visitor, "/auth", { method: "POST", headers: own });
    expect(answer?.status).toBe(429);
    expect(answer?.problem).toMatchObject({ status: 429, retryAfter: 42 });
    expect(await answer?.text()).toBe("Too many requests. Please try again in 42 seconds.");
  });

  test("is left alone by pages that have none", async () => {
    allowed = false;
    expect(await ask(visitor, "/auth")).toBeUndefined();
  });
});

describe("a visitor at a page that needs an account", () => {
  const next = (page: string) => `/auth?next=${encodeURIComponent(page)}`;

  test("is sent to sign in, and comes back to the page with its query", async () => {
    const answer = await ask(visitor, "/portal", { url: "/portal?tab=orders&q=a%26b" });
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get("location")).toBe(next("/portal?tab=orders&q=a%26b"));
  });

  test("is sent back to the page, also when only its data was asked for", async () => {
    const asked = { url: "/portal.data?q=1&_routes=x", page: "/portal?q=1" };
    const answer = await ask(visitor, "/portal", asked);
    expect(answer?.headers.get("location")).toBe(next("/portal?q=1"));
  });

  test("of the back-office is sent to sign in, too", async () => {
    const answer = await ask(visitor, "/admin/orders", { url: "/admin/orders?page=2" });
    expect(answer?.headers.get("location")).toBe(next("/admin/orders?page=2"));
  });

  const paid = "/portal?order_success=true";
  const cookie = "__Host-pm_last_order=tok%2F3n";

  test("who comes back from paying is led to the receipt of the order just placed", async () => {
    const answer = await ask(visitor, "/portal", { url: paid, headers: { cookie } });
    expect(answer?.headers.get("location")).toBe("/order/tok%2F3n");
  });

  test.each([
    ["without that cookie", paid, {}],
    ["with a cookie of another name", paid, { cookie: "pm_last_order=x" }],
    ["without having paid", "/portal?order_success=false", { cookie }],
    ["elsewhere", "/admin?order_success=true", { cookie }],
  ])("%s signs in like everybody", async (_, url, headers) => {
    const pattern = url.split("?")[0] ?? "";
    const answer = await ask(visitor, pattern, { url, headers });
    expect(answer?.headers.get("location")).toBe(next(url));
  });
});

describe("somebody signed in", () => {
  test("sees the portal", async () => {
    expect(await ask(customer, "/portal")).toBeUndefined();
  });

  test("but no staff is sent home from the back-office, and told why", async () => {
    const answer = await ask(customer, "/admin");
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get("location")).toBe("/");
    const cookie = answer?.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(takeFlash(new Request(SHOP, { headers: { cookie } }), SHOP).flash).toEqual({
      tone: "error",
      title: "Access Denied",
      text: "You don't have permission to access the admin dashboard",
    });
  });

  test("as staff enters the back-office, and of its pages those of the role", async () => {
    expect(await ask(actorOf("marketing"), "/admin")).toBeUndefined();
    expect(await ask(actorOf("support"), "/admin/orders")).toBeUndefined();
    expect((await ask(actorOf("marketing"), "/admin/orders"))?.headers.get("location")).toBe("/");
  });
});

describe("the demo's mailbox", () => {
  test("opens on the machine of the demo itself", async () => {
    const here = { demo: true, loopback: true };
    expect(await ask(visitor, "/demo/mailbox", here)).toBeUndefined();
  });

  test.each([
    ["from elsewhere", { demo: true, loopback: false }],
    ["outside the demo", { demo: false, loopback: true }],
  ])("is not there %s, not even for the owner", async (_, asked) => {
    expect((await ask(actorOf("admin"), "/demo/mailbox", asked))?.status).toBe(404);
  });
});
