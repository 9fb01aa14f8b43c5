import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { tierOf } from "./customer-tier.ts";

const byDefault = readSettings({});

test.each([
  [{ orders: 0, spent: 0 }, "lead"],
  [{ orders: 1, spent: 100 }, "active"],
  [{ orders: 2, spent: 2_500_000 }, "active"],
  [{ orders: 3, spent: 2_500_000 }, "loyal"],
  [{ orders: 3, spent: 2_500_001 }, "vip"],
  [{ orders: 1, spent: 2_500_001 }, "vip"],
] as const)("%j is %s", (spending, tier) => {
  expect(tierOf(spending, byDefault, false)).toBe(tier);
});

test("somebody of the staff is no lead, and a customer like any other once they bought", () => {
  expect(tierOf({ orders: 0, spent: 0 }, byDefault, true)).toBe("staff");
  expect(tierOf({ orders: 1, spent: 100 }, byDefault, true)).toBe("active");
});

test("the owner says from where on", () => {
  const settings = readSettings({ customer_vip_over: "100", customer_loyal_over: "5" });
  expect(tierOf({ orders: 5, spent: 10_000 }, settings, false)).toBe("active");
  expect(tierOf({ orders: 6, spent: 10_000 }, settings, false)).toBe("loyal");
  expect(tierOf({ orders: 1, spent: 10_001 }, settings, false)).toBe("vip");
});

test("who buys more never falls, and only who bought nothing is a lead", () => {
  const order = ["lead", "active", "loyal", "vip"];
  const spending = fc.record({ orders: fc.nat(20), spent: fc.nat(9_000_000) });
  fc.assert(
    fc.property(spending, fc.nat(5), fc.nat(900_000), (had, orders, spent) => {
      const now = { orders: had.orders + orders, spent: had.spent + spent };
      expect(order.indexOf(tierOf(now, byDefault, false))).toBeGreaterThanOrEqual(
        order.indexOf(tierOf(had, byDefault, false)),
      );
      const kept = { orders: Math.max(1, now.orders), spent: now.spent };
      expect(tierOf(kept, byDefault, false)).not.toBe("lead");
    }),
  );
});
