import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bestEncoding, encode } from "./encode.server.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0", "br"],
  ["br;q=0.0,gzip;q=0.0", "identity"],
  ["identity", "identity"],
  ["brotli", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a browser that takes %s is sent %s", (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

test.each(["once", "often"] as const)("what is packed for being sent %s unpacks", async (use) => {
  const plain = Buffer.from("Peptide ₱12,500 ".repeat(200));
  const [br, gzip, identity] = await Promise.all([
    encode(plain, "br", use),
    encode(plain, "gzip", use),
    encode(plain, "identity", use),
  ]);
  expect(brotliDecompressSync(br)).toEqual(plain);
  expect(gunzipSync(gzip)).toEqual(plain);
  expect(identity).toEqual(plain);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(plain.length / 5);
});
