import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { withWiderNetworks } from "./limit-networks.ts";
import { createRateLimiter } from "./rate-limit.server.ts";

const { pool } = await testContext();
const limiter = withWiderNetworks(createRateLimiter(pool));
const limit = { name: "sign-in", points: 3, seconds: 60 };

/** How many of these keys, one after the other, are let through. */
async function allowedOf(keys: readonly string[]): Promise<number> {
  let allowed = 0;
  for (const key of keys) allowed += (await limiter.take(limit, key)).allowed ? 1 : 0;
  return allowed;
}

const blocks = (from: number, count: number, prefix: string) =>
  Array.from({ length: count }, (_, n) => `2001:db8:${prefix}:${(from + n).toString(16)}::/64`);

test("a /56 has four times the points of one of its 256 blocks", async () => {
  expect(await allowedOf(blocks(0x100, 40, "1"))).toBe(12);
  expect(await allowedOf(blocks(0x200, 1, "1"))).toBe(1);
});

test("a /48 has sixteen times the points of one of its blocks", async () => {
  const everyOther56 = Array.from({ length: 80 }, (_, n) => blocks(n << 8, 1, "2")).flat();
  expect(await allowedOf(everyOther56)).toBe(48);
});

test("one block alone has no more than before, and takes nothing from its neighbors by being refused", async () => {
  const [one = ""] = blocks(0x100, 1, "3");
  expect(await allowedOf(Array.from({ length: 40 }, () => one))).toBe(3);
  expect(await allowedOf(blocks(0x101, 20, "3"))).toBe(9);
});

test("what is given back is given back to all of them", async () => {
  for (const block of blocks(0x100, 40, "4")) {
    expect((await limiter.take(limit, block)).allowed).toBe(true);
    await limiter.giveBack(limit, block);
  }
});

test("an IPv4 address and other keys are counted alone", async () => {
  expect(await allowedOf(["203.0.113.1", "203.0.113.2", "a".repeat(64), "account:2001::/64"])).toBe(
    4,
  );
  const { rows } = await pool.query("select key from rate_limits where key like '%203.0.113.1'");
  expect(rows).toEqual([{ key: "sign-in:203.0.113.1" }]);
});
