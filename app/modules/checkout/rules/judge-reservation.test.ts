import fc from "fast-check";
import { expect, it, test } from "vitest";
import { judgeReservation } from "./judge-reservation.ts";
import type { Reserved, WantedItem } from "./judge-reservation.ts";

const limits = {
  guest_reserved_units: 5,
  guest_reserved_orders: 1,
  guest_reserved_units_per_address: 15,
  guest_reserved_stock_percent: 25,
};
const none: Reserved = { orders: 0, units: 0, until: null };
const until = new Date("2026-11-21T03:00:00Z");
const item = (given: Partial<WantedItem> = {}): WantedItem => ({
  name: "Glow",
  quantity: 1,
  onHand: 40,
  reserved: 0,
  ...given,
});
const asked = { items: [item()], byPerson: none, byAddress: none };

test.each([1, 2, 3, 5])("a guest who has reserved nothing may take %i", (quantity) => {
  const items = [item({ quantity })];
  expect(judgeReservation({ ...asked, items }, limits)).toEqual({ ok: true, value: undefined });
});

test("all lines count together", () => {
  const items = [item({ quantity: 3 }), item({ name: "NAD+", quantity: 3 })];
  expect(judgeReservation({ ...asked, items }, limits)).toEqual({
    ok: false,
    reason: "too_many_units",
    most: 5,
  });
});

test("a person has one unpaid order, and hears when its time is over", () => {
  const byPerson = { orders: 1, units: 1, until };
  expect(judgeReservation({ ...asked, byPerson }, limits)).toEqual({
    ok: false,
    reason: "order_waits",
    until,
  });
});

test("where more orders are allowed, their units count together", () => {
  const byPerson = { orders: 1, units: 4, until };
  const more = { ...limits, guest_reserved_orders: 2 };
  const items = [item({ quantity: 2 })];
  expect(judgeReservation({ ...asked, byPerson, items }, more)).toMatchObject({
    reason: "too_many_units",
    most: 1,
  });
  expect(judgeReservation({ ...asked, byPerson }, more).ok).toBe(true);
});

test("an address fills up, whoever orders from it", () => {
  const byAddress = { orders: 5, units: 15, until };
  expect(judgeReservation({ ...asked, byAddress }, limits)).toEqual({
    ok: false,
    reason: "address_full",
    until,
  });
  expect(judgeReservation({ ...asked, byAddress: { ...byAddress, units: 14 } }, limits).ok).toBe(
    true,
  );
});

test.each([
  [40, 9, 1, true],
  [40, 9, 2, false],
  [40, 10, 1, false],
  [3, 0, 1, true],
  [3, 0, 2, false],
  [1, 0, 1, true],
  [1, 1, 1, false],
])("of %i units with %i reserved, %i more: %s", (onHand, reserved, quantity, allowed) => {
  const items = [item({ onHand, reserved, quantity })];
  expect(judgeReservation({ ...asked, items }, limits).ok).toBe(allowed);
});

it("never lets guests reserve more of an item than its share, or one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 50 }),
      fc.integer({ min: 1, max: 200 }),
      (quantities, onHand) => {
        let reserved = 0;
        for (const quantity of quantities) {
          const items = [item({ quantity, onHand, reserved })];
          if (judgeReservation({ ...asked, items }, limits).ok) reserved += quantity;
        }
        expect(reserved).toBeLessThanOrEqual(Math.max(1, onHand / 4));
      },
    ),
  );
});
