import { request } from "node:http";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { faultsOf } from "./judge.ts";
import { send } from "./send.ts";
import { openShop } from "./shop.ts";
import { writesSince } from "./writes.ts";

const MEGABYTE = 1_000_000;
const CHUNK = Buffer.alloc(64_000, "a=1&");
/** The size of each body; a thorough run sends a thousand megabytes. */
const MEGABYTES = Number(process.env["PROOF_MEGABYTES"] ?? 48);

const shop = await openShop();
afterAll(() => shop.pool.end());
await writesSince(shop.pool);

/**
 * Sends without end, as fast as the server reads; returns the status, or that the connection was
 * cut.
 */
function pour(path: string, headers: Record<string, string>): Promise<number | "cut off"> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve) => {
    const sent = request({
      agent: false,
      hostname,
      port,
      path,
      method: "POST",
      headers: { origin: shop.url, ...headers },
    });
    let left = MEGABYTES * MEGABYTE;
    const more = () => {
      while (left > 0 && !sent.destroyed) {
        left -= CHUNK.length;
        if (!sent.write(CHUNK)) return void sent.once("drain", more);
      }
      sent.end();
    };
    sent.on("error", () => resolve("cut off"));
    sent.on("response", (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.resume();
      sent.destroy();
    });
    more();
  });
}

async function residentMegabytes(): Promise<number> {
  const { text } = await send(shop.url, { method: "GET", path: "/metrics", headers: {} });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MEGABYTE;
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const STREAMS: [string, string, Record<string, string>][] = [
  ["a form without end", "/checkout", FORM],
  [
    "a form that says how long it is",
    "/cart",
    { ...FORM, "content-length": String(MEGABYTES * MEGABYTE) },
  ],
  ["a file without end", "/order/x/proofs", { "content-type": "multipart/form-data; boundary=x" }],
  ["a callback without end", "/api/payments/test/callback", { "content-type": "application/json" }],
  ["a mail without end", "/api/inbound-mail", { "content-type": "application/json" }],
  ["a body for nobody", "/nowhere", FORM],
];

async function pourAll(): Promise<void> {
  for (const [what, path, headers] of STREAMS) {
    const end = await pour(path, headers);
    const refused = end === "cut off" || (end >= 400 && end < 500);
    expect({ what, end, refused }).toMatchObject({ what, refused: true });
  }
}

test("bodies without end are not kept, and end with a refusal", async () => {
  // Reading leaves buffers behind that are collected later, many of them only once.
  await pourAll();
  const before = await residentMegabytes();
  await pourAll();
  expect(await residentMegabytes()).toBeLessThan(before + 100);
});

const bomb = gzipSync(Buffer.alloc(60 * MEGABYTE));
const HOSTILE: [string, Buffer, Record<string, string>][] = [
  ["fifty thousand fields", Buffer.from("a&".repeat(49_000)), FORM],
  ["one field, fifty thousand times", Buffer.from("intent=add&".repeat(9_000)), FORM],
  ["brackets in brackets", Buffer.from(`${"a[".repeat(49_000)}=1`), FORM],
  ["a bomb", bomb.subarray(0, 99_000), { ...FORM, "content-encoding": "gzip" }],
];

test.each(HOSTILE)("%s in one form are refused like any other", async (_, body, headers) => {
  for (const path of ["/cart", "/checkout", "/auth"]) {
    const answer = await send(shop.url, {
      method: "POST",
      path,
      headers: { origin: shop.url, ...headers },
      body,
    });
    expect(faultsOf(answer, [shop.url])).toEqual([]);
    expect(answer.status).toBeGreaterThanOrEqual(300);
  }
});

test("the shop sells as before, and nothing of it was written", async () => {
  expect((await send(shop.url, { method: "GET", path: "/products", headers: {} })).status).toBe(
    200,
  );
  expect(await writesSince(shop.pool)).toEqual([]);
});
