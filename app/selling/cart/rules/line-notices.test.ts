import { expect, test } from "vitest";
import { isInTheWay, lineNotices } from "./line-notices.ts";

const line = {
  sellable: true,
  needsChoice: false,
  clearance: "acknowledge" as const,
  quantity: 2,
  available: 30,
  price: 1_000,
  seenPrice: 1_000,
};

test.each([
  { what: "plenty is worth no word", given: {}, says: [] },
  { what: "a service cannot run out", given: { available: null }, says: [] },
  { what: "few are left", given: { available: 9 }, says: [{ kind: "low", left: 9 }] },
  { what: "exactly enough is left", given: { available: 2 }, says: [{ kind: "low", left: 2 }] },
  { what: "fewer than wanted", given: { available: 1 }, says: [{ kind: "short", left: 1 }] },
  {
    what: "many, and still fewer than wanted",
    given: { available: 12, quantity: 20 },
    says: [{ kind: "short", left: 12 }],
  },
  { what: "none is left", given: { available: 0 }, says: [{ kind: "out" }] },
  {
    what: "the price moved",
    given: { price: 1_200 },
    says: [{ kind: "price", before: 1_000, now: 1_200 }],
  },
  {
    what: "both at once, the graver first",
    given: { available: 0, price: 900 },
    says: [{ kind: "out" }, { kind: "price", before: 1_000, now: 900 }],
  },
  {
    what: "what needs an approval has no other news",
    given: { clearance: "required" as const, available: 0 },
    says: [{ kind: "approval" }],
  },
  {
    what: "what is sold in several now",
    given: { sellable: false, needsChoice: true },
    says: [{ kind: "choose" }],
  },
  {
    what: "what is no longer sold has no other news",
    given: { sellable: false, available: 0, price: 900 },
    says: [{ kind: "not_sold" }],
  },
])("$what", ({ given, says }) => {
  expect(lineNotices({ ...line, ...given })).toEqual(says);
});

test.each([
  { left: 0, wanted: 2, says: [{ kind: "approval" }] },
  { left: 1, wanted: 2, says: [{ kind: "approval_short", left: 1 }] },
  { left: 2, wanted: 2, says: [{ kind: "low", left: 5 }] },
])("$left approved and $wanted in the cart", ({ says, ...approved }) => {
  const guarded = { ...line, clearance: "required" as const, available: 5 };
  const notices = lineNotices(guarded, approved);
  expect(notices).toEqual(says);
  expect(isInTheWay(notices)).toBe(approved.wanted > approved.left);
});

test.each([
  [{}, false],
  [{ available: 2, price: 900 }, false],
  [{ available: 1 }, true],
  [{ clearance: "required" as const }, true],
  [{ sellable: false }, true],
])("a line that %o is in the way: %s", (given, inTheWay) => {
  expect(isInTheWay(lineNotices({ ...line, ...given }))).toBe(inTheWay);
});
