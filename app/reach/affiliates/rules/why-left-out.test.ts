import { expect, test } from "vitest";
import { whyLeftOut } from "./why-left-out.ts";

const now = new Date("2026-11-20T00:00:00Z");
const paid = {
  status: "active",
  hasAccepted: true,
  balance: 60_000,
  due: 50_000,
  detailsFrom: now,
} as const;

test.each([
  [paid, undefined],
  [{ ...paid, status: "suspended" as const }, "suspended"],
  [{ ...paid, hasAccepted: false }, "terms"],
  [{ ...paid, balance: -1, due: -1 }, "below_zero"],
  [{ ...paid, due: 0 }, "not_due"],
  [{ ...paid, due: 49_999 }, "below_minimum"],
  [{ ...paid, detailsFrom: null }, "no_details"],
  [{ ...paid, detailsFrom: new Date(now.getTime() + 1) }, "details_wait"],
])("%j is left out: %s", (owed, why) => {
  expect(whyLeftOut(owed, 50_000, now)).toBe(why);
});
