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

test("of one client three pages are made at once, the others in the order they were asked for", async () => {
  const { share } = opened();
  const { begun, work, endOne } = lasting();
  const asked = Array.from({ length: 8 }, (_, index) => share.inTurn(A, work(index)));
  expect(begun).toEqual([0, 1, 2]);
  await endOne();
  expect(begun).toEqual([0, 1, 2, 3]);
  await endOne();
  expect(begun.at(-1)).toBe(4);
  for (let n = 0; n < 6; n += 1) await endOne();
  expect(await Promise.all(asked.map(async (one) => one))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("nobody waits for another client's pages", () => {
  const { share } = opened();
  const { begun, work } = lasting();
  for (let n = 0; n < 20; n += 1) void share.inTurn(A, work(n));
  void share.inTurn(B, work(99));
  expect(begun.at(-1)).toBe(99);
});

test("who has sixty waiting is refused", () => {
  const { share } = opened();
  const { work } = lasting();
  for (let n = 0; n < 63; n += 1) expect(share.inTurn(A, work(n))).toBeDefined();
  expect(share.inTurn(A, work(63))).toBeUndefined();
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
