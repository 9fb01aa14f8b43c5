import { describe, expect, test } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { SHOP, ask, openTill } from "./enforce-policy.fixture.ts";

const visitor = actorOf("visitor");
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
    const till = openTill();
    const answer = await ask(visitor, "/cart", { method: "POST", headers }, till);
    expect(answer?.status).toBe(403);
    expect(till.taken).toEqual([]);
  });

  test("that proves itself by a signature may come from anywhere", async () => {
    const pattern = "/api/payments/:gateway/callback";
    const headers = { origin: "https://pay.example" };
    expect(await ask(visitor, pattern, { method: "POST", headers })).toBeUndefined();
    expect(await ask(visitor, pattern, { method: "POST" })).toBeUndefined();
  });
});

describe("a limit", () => {
  const usedUp = { ...openTill(), allowed: false };

  test("counts by the client's address, in the route's own counter", async () => {
    const till = openTill();
    await ask(visitor, "/auth", { method: "POST", headers: own }, till);
    expect(till.taken).toEqual([
      { limit: { name: "sign-in", points: 60, seconds: 60 }, key: "203.0.113.9" },
    ]);
  });

  test("that is used up says when to come back", async () => {
    const answer = await ask(visitor, "/auth", { method: "POST", headers: own }, usedUp);
    expect(answer?.status).toBe(429);
    expect(answer?.problem).toMatchObject({ status: 429, retryAfter: 42 });
    expect(await answer?.text()).toBe("Too many requests. Please try again in 42 seconds.");
  });

  test("is left alone by pages that have none", async () => {
    expect(await ask(visitor, "/auth", {}, usedUp)).toBeUndefined();
  });
});
