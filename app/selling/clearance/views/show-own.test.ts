import { expect, it, test } from "vitest";
import type { OwnRequest } from "../queries/own-requests.server.ts";
import { showOwn } from "./show-own.ts";

const now = new Date("2026-11-20T04:00:00Z");
const request: OwnRequest = {
  id: "r",
  units: 2,
  state: "asked",
  answer: null,
  askedAt: now,
  decidedAt: null,
  productId: "p",
  product: "Klow",
  slug: "klow",
  isSold: true,
  approval: null,
};
const approval = {
  units: 2,
  usedUnits: 0,
  until: new Date("2026-12-31T16:00:00Z"),
  endedAt: null,
  clinicianName: "Ana Reyes",
};
const show = (given: Partial<OwnRequest>) => showOwn({ ...request, ...given }, now);

test.each([
  { state: "asked", order: false, again: false, book: false, withdraw: true },
  { state: "to_talk", order: false, again: false, book: true, withdraw: true },
  { state: "declined", order: false, again: true, book: true, withdraw: false },
  { state: "withdrawn", order: false, again: true, book: false, withdraw: false },
  { state: "expired", order: false, again: true, book: false, withdraw: false },
] as const)("what can be done with a request that is $state", ({ state, ...can }) => {
  const {
    canOrder: order,
    canAskAgain: again,
    canBook: book,
    canWithdraw: withdraw,
  } = show({ state });
  expect({ order, again, book, withdraw }).toEqual(can);
});

it("says until when what is left can be ordered, by days of Manila", () => {
  const shown = show({ state: "approved", approval: { ...approval, usedUnits: 1 } });
  expect(shown).toMatchObject({
    next: "1 unit left to order by Dec 31, 2026",
    by: "Approved by Ana Reyes",
    about: "2 units, requested Nov 20, 2026",
    canOrder: true,
    canAskAgain: false,
    tone: "success",
  });
});

test.each([
  ["used up", { ...approval, usedUnits: 2 }, "You’ve ordered everything that was approved."],
  [
    "over",
    { ...approval, until: now },
    "This approval has expired. You can request approval again.",
  ],
])("an approval that is %s can't be ordered from, and asked for again", (_, own, next) => {
  expect(show({ state: "approved", approval: own })).toMatchObject({
    next,
    canOrder: false,
    canAskAgain: true,
    tone: "neutral",
  });
});

it("offers nothing of a product that is no longer sold", () => {
  expect(show({ state: "approved", approval, isSold: false })).toMatchObject({ canOrder: false });
  expect(show({ state: "declined", isSold: false })).toMatchObject({ canAskAgain: false });
});
