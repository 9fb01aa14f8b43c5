import { expect, it } from "vitest";
import { seeded } from "./random.ts";

const drawn = (seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 200 }, () => random.whole(3, 7));
};

it("draws the same for the same seed, and something else for another", () => {
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

it("draws every number of the range, and none outside", () => {
  expect([...new Set(drawn(1))].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7]);
});

it("shuffles without losing or doubling", () => {
  const random = seeded(1);
  const list = Array.from({ length: 20 }, (_, index) => index);
  const shuffled = random.shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  expect(list).toContain(random.pick([3, 4, 5]));
});
