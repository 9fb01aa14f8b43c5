import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const { ask } = await openSmallWeb(await testContext());

test.each(["/products", "/nope", "/terms", "/portal", "/assets/nope.js"])(
  "%s is answered with the headers of every answer, and kept by nobody",
  async (path) => {
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'self'"),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  },
);

test("every script of a page is one that its policy allows", async () => {
  const answer = await ask("/products");
  const policy = answer.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const shared = scripts.filter(([, attributes]) => !attributes?.includes(`nonce="${nonce}"`));
  expect(scripts.length).toBeGreaterThan(shared.length);
  const hashes = shared.map(([, , code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  expect(hashes).toEqual([/'sha256-([^']+)'/.exec(policy)?.[1]]);
});

test("no two answers share a nonce", async () => {
  const policies = [await ask("/products"), await ask("/products")].map((answer) =>
    answer.headers.get("content-security-policy"),
  );
  expect(new Set(policies).size).toBe(2);
});

test("a method that a page does not have is answered with those it has", async () => {
  const answer = await ask("/products", { method: "POST" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET");
});

test("a write that does not say where it comes from is refused", async () => {
  const answer = await ask("/cart", { method: "POST", headers: {} });
  expect(answer.status).toBe(403);
});

test("a body that is too long is refused, whether it says so or not", async () => {
  const body = "x".repeat(100_001);
  expect((await ask("/cart", { method: "POST", body })).status).toBe(413);
  const unsaid = { method: "POST", body: new Blob([body]).stream(), duplex: "half" };
  const answer = await ask("/auth", unsaid);
  expect(answer.status).toBe(413);
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
});

test.each([
  ["/portal?order_success=true", 302],
  ["/portal.data?order_success=true&_routes=portal", 202],
])("a visitor at %s is sent to sign in, and back to the page", async (path, status) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  const way = answer.headers.get("location") ?? (await answer.text());
  expect(way).toContain(`/auth?next=${encodeURIComponent("/portal?order_success=true")}`);
});

test("too many tries are answered with the time to wait", async () => {
  const tries = Array.from({ length: 11 }, () => ask("/auth", { method: "POST", body: "" }));
  const refused = (await Promise.all(tries)).filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused[0]?.text()).toContain("Please try again in");
});

test("a page that fails tells nothing of why", async () => {
  const answer = await ask("/terms");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("hunter2");
});
