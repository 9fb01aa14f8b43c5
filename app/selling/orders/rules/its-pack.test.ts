import { expect, test } from "vitest";
import { withItsPack } from "./its-pack.ts";

const today = { shippingFee: 0, freeFrom: 0, taxPercent: 0, coldPack: 20_000 };

test.each([
  ["a pack keeps the price it was placed with", { coldPack: 15_000, cold: true }, 15_000],
  ["one that was free stays free", { coldPack: 0, cold: true }, 0],
  ["what was cold before packs had a price has none", { coldPack: null, cold: true }, undefined],
  ["the first cold item brings today’s price", { coldPack: null, cold: false }, 20_000],
])("%s", (_, { coldPack, cold }, expected) => {
  const charges = withItsPack(today, { coldPack, delivery: { cold } });
  expect(charges).toEqual({ ...today, coldPack: expected });
});

test("an order from before promises were stored gets today’s", () => {
  expect(withItsPack(today, { coldPack: null, delivery: null })).toEqual(today);
});
