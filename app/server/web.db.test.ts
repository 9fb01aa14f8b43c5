import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { createFairShare } from "#app/platform/http/fair-share.ts";
import { testContext } from "#tests/context.ts";
import { problemAnswer } from "#app/office/api/views/answers.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const tested = await testContext();
const { ask, port } = await openSmallWeb(tested);
const proxied = await openSmallWeb(
  tested,
  { TRUST_PROXY: "on" },
  // The frozen clock keeps clients from regaining points on a slow machine.
  { keepsPages: true, fairShare: createFairShare(() => 0) },
);

/** Sends a form on a connection that the agent keeps open. */
function sendOn(agent: Agent, body: Buffer): Promise<{ status: number; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { "content-length": body.length };
    const options = { agent, host: "127.0.0.1", port, path: "/terms", method: "POST", headers };
    const sent = request(options, (answer) => {
      answer.resume();
      answer.on("end", () => {
        const { statusCode: status = 0 } = answer;
        resolve({ status, reused: sent.reusedSocket });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

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
  const answer = await ask("/contact");
  const policy = answer.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const shared = scripts.filter(([, attributes]) => !attributes?.includes(`nonce="${nonce}"`));
  expect(scripts.length).toBeGreaterThan(shared.length);
  const hashes = shared.map(([, , code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  const allowed = Array.from(policy.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);
  expect(hashes).toHaveLength(2);
  // The third is of the rules that a script adds.
  expect(allowed).toEqual([...hashes, expect.any(String)]);
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
  ["POST", "/api/v1/orders/PM-26-000001/add-note", "x".repeat(100_001), 413],
  ["POST", "/mcp", "x".repeat(100_001), 413],
  ["PROPFIND", "/api/v1/orders", undefined, 405],
  ["GET", "/api/v1/orders/PM-26-000001/add-note/again", undefined, 404],
])("a program reads a problem document: %s %s", async (method, path, body, status) => {
  const answer = await ask(path, { method, ...(body !== undefined && { body }) });
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.has("allow")).toBe(status === 405);
  const said = problemAnswer.parse(await answer.json());
  expect([answer.status, said.status]).toEqual([status, status]);
});

test("what is left of a body that was refused is no part of the next request", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sent = (bytes: number) => sendOn(agent, Buffer.alloc(bytes, "x"));
  const answers = [await sent(5_000_000), await sent(90_000), await sent(5_000_000), await sent(3)];
  agent.destroy();
  expect(answers).toEqual([
    { status: 413, reused: false },
    { status: 405, reused: true },
    { status: 413, reused: true },
    { status: 405, reused: true },
  ]);
});

test.each(["", "shop.example", "https://"])(
  "a write from %j, which is no origin, is refused",
  async (origin) => {
    const answer = await ask("/cart", { method: "POST", headers: { origin } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(await answer.text()).toContain("couldn’t read your browser’s request");
  },
);

test("a method of other protocols is answered with those of the shop", async () => {
  const answer = await ask("/cart", { method: "PROPFIND" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
});

test("an address that no route takes is not there, and no fault of ours", async () => {
  const answer = await ask("/a%0Ab");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Page not found");
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
  const tries = Array.from({ length: 61 }, () => ask("/auth", { method: "POST", body: "" }));
  const refused = (await Promise.all(tries)).filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused[0]?.text()).toContain("Please try again in");
});

test("refusing whoever tries too often writes nothing", async () => {
  const counted = "select points from rate_limits where key like 'sign-in:%'";
  const { rows: before } = await tested.pool.query(counted);
  for (let n = 0; n < 3; n += 1) {
    expect((await ask("/auth", { method: "POST", body: "" })).status).toBe(429);
  }
  expect((await tested.pool.query(counted)).rows).toEqual(before);
});

test("whoever changes the address within one connection's is counted as one", async () => {
  const tryFrom = async (address: string) => {
    const headers = { origin: "http://shop.example", "x-forwarded-for": address };
    return (await proxied.ask("/auth", { method: "POST", body: "", headers })).status;
  };
  const from = ["2001:db8:1:2::7", "[2001:DB8:1:2:0:0:0:7]:443", "2001:db8:1:2:9:9:9:9"];
  for (let n = 0; n < 60; n += 1) expect(await tryFrom(from[n % 3] ?? "")).not.toBe(429);
  expect(await tryFrom("2001:db8:1:2:ffff::")).toBe(429);
  expect(await tryFrom("2001:db8:1:3::7")).not.toBe(429);
  for (let n = 0; n < 180; n += 1) await tryFrom(`2001:db8:1:${(n % 250).toString(16)}::7`);
  expect(await tryFrom("2001:db8:1:fe::7")).toBe(429);
  for (let n = 0; n < 60; n += 1) expect(await tryFrom("203.0.113.9")).not.toBe(429);
  expect(await tryFrom("::ffff:203.0.113.9")).toBe(429);
});

test("one client's greed is refused, and nobody else's page", async () => {
  const greedy = "203.0.113.66";
  const read = (path: string, address: string) =>
    proxied.ask(path, {}, { "x-forwarded-for": address });
  expect((await read("/privacy", greedy)).status).toBe(200);
  while (proxied.services.fairShare.take(greedy, 1) === 0);
  for (const path of ["/privacy", "/products", "/nope", "/cart.data"]) {
    const refused = await read(path, greedy);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.text()).toContain("Please try again in 1 second.");
  }
  expect((await read("/healthz", greedy)).status).toBe(200);
  expect((await read("/privacy", "203.0.113.67")).status).toBe(200);
  expect((await read("/products", "203.0.113.67")).status).toBe(200);
});

test("a page that fails tells nothing of why", async () => {
  const answer = await ask("/terms");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("hunter2");
});
