import { expect, it, test } from "vitest";
import { giftSaving } from "./free-gift.ts";

const line = (price: number, quantity = 1, isGift = false) => ({ price, quantity, isGift });
const gift = (quantity = 1) => line(300, quantity, true);

test.each([
  ["one unit of the gift", [line(1_000), gift()], null, 300],
  ["one of several units", [line(1_000), gift(3)], null, 300],
  ["a second unit as other goods", [gift(2)], 300, 300],
  ["goods of exactly the minimum", [line(1_000), gift()], 1_000, 300],
])("%s is free", (_, lines, minimum, saving) => {
  expect(giftSaving(lines, minimum)).toEqual({ ok: true, value: { saving } });
});

test.each([
  ["the gift alone", [gift()], null, "gift_alone"],
  ["an empty cart", [], null, "gift_alone"],
  [
    "goods below the minimum, however dear the gift",
    [line(900), gift()],
    1_000,
    "minimum_not_reached",
  ],
  ["a cart without the gift", [line(1_000)], 1_000, "gift_missing"],
  ["a gift that was taken out", [line(1_000), gift(0)], null, "gift_missing"],
])("refuses %s", (_, lines, minimum, reason) => {
  expect(giftSaving(lines, minimum)).toMatchObject({ ok: false, reason });
});

it("says nothing of a missing gift while the minimum is not reached", () => {
  expect(giftSaving([line(10)], 1_000)).toMatchObject({ reason: "minimum_not_reached" });
});
