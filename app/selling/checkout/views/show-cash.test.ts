import { expect, test } from "vitest";
import { makeArea } from "#app/goods/delivery/factories.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { showCash } from "./show-cash.ts";

const areas = [
  makeArea({ name: "Near", provinces: ["cebu"] }),
  makeArea({ name: "None", provinces: ["sulu"], cash: false }),
  makeArea({ name: "Rest", isRest: true, days: [3, 6] }),
];
const provinces = ["Cebu", "Sulu", "Batanes"];
const settings = readSettings({ shipping_by: "area" });
const glow = [{ name: "Glow", needsCold: true }];
const bought = { hasBought: true, refusedParcels: 0 };
const stranger = { hasBought: false, refusedParcels: 0 };

const shown = (
  province: string | undefined,
  { record = undefined as typeof bought | undefined, lines = glow, total = 100_000 } = {},
  to: typeof areas | null = areas,
) => {
  const pricing = to ? { areas: to } : undefined;
  return showCash({ cash: { settings, lines, record }, pricing, provinces }, { province, total });
};

test("an area without cash refuses whoever it is, by the name of the province", () => {
  const text =
    "Couriers don’t collect cash for us in Sulu. Pay another way, or send the order to another address.";
  expect(shown("sulu ", { record: bought, lines: [] })).toEqual({ text, isRefused: true });
  expect(shown("Sulu", { lines: [] })).toEqual({ text, isRefused: true });
});

test("cold and far, a new customer is refused, and a guest told what they need", () => {
  const why =
    "Glow has to stay cold, and a parcel to Batanes takes up to 6 business days. If a cold parcel takes more than 2 business days, cash on delivery is only for buyers who have received and paid for an order, and never refused a parcel.";
  expect(shown("Batanes", { record: stranger })).toEqual({
    text: `${why} Pay another way, or send the order to a closer address.`,
    isRefused: true,
  });
  expect(shown("Batanes")).toEqual({
    text: `${why} If that’s you, use the email and phone number of that order, or sign in.`,
    isRefused: false,
  });
  expect(shown("Batanes", { record: bought })).toBeUndefined();
  expect(shown("Cebu", { record: stranger })).toBeUndefined();
});

test.each([undefined, "", "Sul", "Bat"])(
  "nothing is said of %j, which is no place yet",
  (typed) => {
    expect(shown(typed, { record: stranger })).toBeUndefined();
  },
);

test("the limit counts wherever it goes, and one area is always known", () => {
  expect(shown(undefined, { total: 2_000_001 })?.text).toMatch(
    /^Cash on delivery is only for orders up/,
  );
  const [, none] = areas;
  expect(shown(undefined, {}, none ? [{ ...none, isRest: true }] : [])?.text).toMatch(
    /^Couriers don’t collect cash for us at this address\./,
  );
  expect(shown("Sulu", {}, null)).toBeUndefined();
});
