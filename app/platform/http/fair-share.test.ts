import { expect, test } from "vitest";
import { createFairShare, CACHED_POINTS, PAGE_POINTS } from "./fair-share.ts";

const A = "203.0.113.9";
const B = "2001:db8::/64";

function opened() {
  const clock = { ms: 0 };
  const share = createFairShare(() => clock.ms);
  /** How many pages in a row a client is given. */
  const pages = (client: string, points = PAGE_POINTS) => {
    let count = 0;
    while (count < 10_000 && share.take(client, points) === 0) count += 1;
    return count;
  };
  return { clock, share, pages };
}

test("a person has plenty, and a program as much as the others can spare", () => {
  const { clock, share, pages } = opened();
  expect(pages(A)).toBe(150);
  expect(share.take(A, PAGE_POINTS)).toBe(1);
  clock.ms = 1_000;
  expect(pages(A)).toBe(20);
  clock.ms = 3_600_000;
  expect(pages(A)).toBe(150);
});

test("kept pages cost a tenth", () => {
  expect(opened().pages(A, CACHED_POINTS)).toBe(1_500);
});

test("one client's points are not another's", () => {
  const { pages } = opened();
  pages(A);
  expect(pages(B)).toBe(150);
});

test.each(["127.0.0.1", "127.8.8.8", "::/64"])("%s is this machine, and not counted", (client) => {
  expect(opened().pages(client)).toBe(10_000);
});

/** Work that lasts until it is told to end, and how much of it goes on. */
function lasting() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (index: number) => async () => {
    begun.push(index);
    await new Promise<void>((end) => ends.push(end));
    return index;
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endOne };
}

test("two pages of a client are rendered at once, the others in the order they were asked for", async () => {
  const { share } = opened();
  const { begun, work, endOne } = lasting();
  const asked = Array.from({ length: 8 }, (_, index) => share.inTurn(A, work(index)));
  expect(begun).toEqual([0, 1]);
  await endOne();
  expect(begun).toEqual([0, 1, 2]);
  await endOne();
  expect(begun.at(-1)).toBe(3);
  for (let n = 0; n < 6; n += 1) await endOne();
  expect(await Promise.all(asked.map(async (one) => one))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("a network has three pages rendered at once, however many addresses ask", async () => {
  const { share } = opened();
  const { begun, work, endOne } = lasting();
  for (let n = 0; n < 40; n += 1) void share.inTurn(`2001:db8:1:1${n + 10}::/64`, work(n));
  expect(begun).toEqual([0, 1, 2]);
  void share.inTurn("2001:db8:2::/64", work(99));
  expect(begun.at(-1)).toBe(99);
  await endOne();
  expect(begun.at(-1)).toBe(3);
});

test("a network's points are four times those of an address in it", () => {
  const { pages, share, clock } = opened();
  const block = (n: number) => `2001:db8:1:1${n + 10}::/64`;
  const given = Array.from({ length: 10 }, (_, n) => pages(block(n)));
  expect(given).toEqual([150, 150, 150, 150, 0, 0, 0, 0, 0, 0]);
  expect(share.take(block(20), PAGE_POINTS)).toBe(1);
  clock.ms = 1_000;
  expect(pages(block(20))).toBe(80);
});

test("nobody waits for another client's pages", () => {
  const { share } = opened();
  const { begun, work } = lasting();
  for (let n = 0; n < 20; n += 1) void share.inTurn(A, work(n));
  void share.inTurn(B, work(99));
  expect(begun.at(-1)).toBe(99);
});

test("a client with thirty pages waiting is refused, until one of them is done", async () => {
  const { share } = opened();
  const { work, endOne } = lasting();
  for (let n = 0; n < 32; n += 1) expect(share.inTurn(A, work(n))).toBeDefined();
  expect(share.inTurn(A, work(32))).toBeUndefined();
  await endOne();
  expect(share.inTurn(A, work(33))).toBeDefined();
});

test("work that fails gives its place back", async () => {
  const { share } = opened();
  for (let n = 0; n < 20; n += 1) {
    await expect(share.inTurn(A, () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
  }
  expect(await share.inTurn(A, async () => "done")).toBe("done");
});
