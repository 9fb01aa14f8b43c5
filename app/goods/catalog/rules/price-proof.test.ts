import { expect, test } from "vitest";
import { wasAskedFor } from "./price-proof.ts";

const now = new Date("2026-11-24T12:00:00+08:00");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const history = [
  { price: 900_000, since: ago(300) },
  { price: 800_000, since: ago(91) },
  { price: null, since: ago(60) },
  { price: 700_000, since: ago(10) },
];

test.each([
  [900_000, false, "ended 91 days ago"],
  [800_000, true, "ended 60 days ago"],
  [700_000, true, "is asked for now"],
  [750_000, false, "never was"],
])("%i is proven: %s, since it %s", (price, proven) => {
  expect(wasAskedFor(price, history, now)).toBe(proven);
});

test("a price that ended to the moment 90 days ago is proven, and one of no time at all is not", () => {
  const edge = [
    { price: 500_000, since: ago(200) },
    { price: 400_000, since: ago(90) },
    { price: 300_000, since: ago(90) },
  ];
  expect(wasAskedFor(500_000, edge, now)).toBe(true);
  expect(wasAskedFor(400_000, edge, now)).toBe(false);
});
