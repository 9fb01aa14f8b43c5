import { expect, test } from "vitest";
import { limitWork } from "./limit-work.ts";

function stage() {
  const inTurn = limitWork({ atOnce: 2, most: 5, refuse: () => new Error("busy") });
  const begun: number[] = [];
  const ends: ((failed?: boolean) => void)[] = [];
  const start = (n: number) =>
    inTurn(() => {
      begun.push(n);
      return new Promise<number>((resolve, reject) => {
        ends[n] = (failed) => (failed ? reject(new Error("failed")) : resolve(n));
      });
    });
  return { start, begun, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a few run at once, the others in the order in which they came", async () => {
  const { start, begun, ends } = stage();
  const all = [0, 1, 2, 3, 4].map((n) => start(n));
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test("one more than may wait is refused at once, and there is room again afterwards", async () => {
  const { start, begun, ends } = stage();
  const all = [0, 1, 2, 3, 4].map((n) => start(n));
  await expect(start(5)).rejects.toThrow("busy");
  ends[0]?.();
  await settled();
  const late = start(6);
  for (const n of [1, 2, 3, 4, 6]) {
    ends[n]?.();
    await settled();
  }
  expect(await Promise.all([...all, late])).toEqual([0, 1, 2, 3, 4, 6]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 6]);
});

test("work that fails gives its place back", async () => {
  const { start, begun, ends } = stage();
  const [first, , third] = [start(0), start(1), start(2)];
  ends[0]?.(true);
  await expect(first).rejects.toThrow("failed");
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[2]?.();
  expect(await third).toBe(2);
});
