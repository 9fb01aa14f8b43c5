import { expect, test } from "vitest";
import { showOfflinePlan, type OfflinePlan } from "./offline-plan.ts";

const kept: OfflinePlan = {
  planId: "p",
  product: "Tirzepatide",
  planned: 5_000,
  most: 15_000,
  sites: [
    { site: "belly_left", takenOn: "2026-11-14" },
    { site: "thigh_left", takenOn: "2026-11-07" },
  ],
  vials: [{ id: "v", mixedOn: "2026-11-01", until: "2026-11-29" }],
};

test("what was kept lately fills in the form: planned dose, vial, the site that rested", () => {
  const shown = showOfflinePlan(kept, "2026-11-20", "2026-11-21");
  expect(shown.values).toEqual({
    amount: "5",
    takenOn: "2026-11-21",
    vialId: "v",
    site: "belly_right",
  });
  expect(shown.planned).toContain("5 mg");
  expect(shown.sites.map(({ site }) => site).slice(-2)).toEqual(["thigh_left", "belly_left"]);
});

test.each([
  ["2026-11-27", "5", "v"],
  ["2026-11-28", "", "v"],
  ["2026-11-30", "", ""],
])("seen on %s the amount is “%s” and the vial “%s”", (today, amount, vialId) => {
  const { values, planned } = showOfflinePlan(kept, "2026-11-20", today);
  expect(values).toMatchObject({ amount, vialId, takenOn: today });
  expect(planned === undefined).toBe(amount === "");
});

test("a plan without a next dose fills in nothing, and compares with nothing", () => {
  const { values, guard } = showOfflinePlan({ ...kept, planned: null }, "2026-11-20", "2026-11-20");
  expect(values.amount).toBe("");
  expect(guard).toBeUndefined();
});
