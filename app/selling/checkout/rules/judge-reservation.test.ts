import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import {
  judgeReservation,
  limitsOf,
  roomFor,
  shareRoom,
  type ReservationCount,
  type WantedItem,
} from "./judge-reservation.ts";
import { RESERVERS } from "#app/selling/orders/rules/reserver.ts";

const limits = limitsOf(readSettings({}));
const none: ReservationCount = { orders: 0, units: 0, until: null };
const until = new Date("2026-11-21T03:00:00Z");
const item = (given: Partial<WantedItem> = {}): WantedItem => ({
  name: "Glow",
  quantity: 1,
  onHand: 40,
  reserved: { guest_later: 0, guest_online: 0, new_customer: 0 },
  ...given,
});
const taken = (guest_later: number, guest_online = guest_later, new_customer = guest_online) => ({
  guest_later,
  guest_online,
  new_customer,
});
const asked = { kind: "guest_later" as const, items: [item()], byPerson: none, byAddress: none };

test.each([1, 2, 3, 5])("a guest who has reserved nothing may take %i", (quantity) => {
  const items = [item({ quantity })];
  expect(judgeReservation({ ...asked, items }, limits)).toEqual({ ok: true, value: undefined });
});

test("all lines count together", () => {
  const items = [item({ quantity: 3 }), item({ name: "NAD+", quantity: 3 })];
  expect(judgeReservation({ ...asked, items }, limits)).toEqual({
    ok: false,
    reason: "too_many_units",
    kind: "guest_later",
    most: 5,
  });
});

test("a person has one unpaid order, and hears when its time is over", () => {
  const byPerson = { orders: 1, units: 1, until };
  expect(judgeReservation({ ...asked, byPerson }, limits)).toEqual({
    ok: false,
    reason: "order_waits",
    kind: "guest_later",
    until,
  });
});

test("where more orders are allowed, their units count together", () => {
  const byPerson = { orders: 1, units: 4, until };
  const more = { ...limits, guest_later: { ...limits.guest_later, orders: 2 } };
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
    kind: "guest_later",
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
  const items = [item({ onHand, reserved: taken(reserved), quantity })];
  expect(judgeReservation({ ...asked, items }, limits).ok).toBe(allowed);
});

test.each([
  ["guest_online", 10, true],
  ["guest_online", 11, false],
  ["new_customer", 20, true],
  ["new_customer", 21, false],
] as const)("%s may reserve %i units: %s", (kind, quantity, allowed) => {
  const items = [item({ quantity })];
  expect(judgeReservation({ ...asked, kind, items }, limits).ok).toBe(allowed);
});

test("who has proven less can't use up what is left to those who have proven more", () => {
  const one = (reserved: WantedItem["reserved"]) => ({ ...asked, items: [item({ reserved })] });
  const online = { ...one(taken(10)), kind: "guest_online" as const };
  expect(judgeReservation(one(taken(10)), limits)).toMatchObject({ reason: "share_taken" });
  expect(judgeReservation(online, limits).ok).toBe(true);
  const customer = { ...one(taken(10, 20)), kind: "new_customer" as const };
  const pair = { ...online, items: [item({ quantity: 2, reserved: taken(10, 20) })] };
  expect(judgeReservation(pair, limits).ok).toBe(false);
  expect(judgeReservation(customer, limits).ok).toBe(true);
});

test("a guest's share ends where everybody's does, whoever confirmed a mailbox", () => {
  const items = [item({ reserved: taken(0, 0, 30) })];
  expect(judgeReservation({ ...asked, items }, limits)).toMatchObject({ most: 0 });
});

const scarce = { ...asked, kind: "guest_online" as const };

test.each([
  ["the last of two", { onHand: 2, quantity: 1, reserved: taken(1) }, true],
  ["one more of many", { onHand: 40, quantity: 1, reserved: taken(0, 20) }, true],
  ["two more of many", { onHand: 40, quantity: 2, reserved: taken(0, 20) }, false],
  [
    "what new customers may not reserve either",
    { onHand: 40, quantity: 1, reserved: taken(0, 20, 30) },
    false,
  ],
  ["one that is not there", { onHand: 2, quantity: 1, reserved: taken(1, 1, 2) }, false],
])("a guest who pays at once may have %s beyond the share: %s", (_, wanted, allowed) => {
  const order = { ...scarce, items: [item(wanted)] };
  expect(judgeReservation(order, limits).ok).toBe(allowed);
  const again = { ...order, byAddress: { orders: 1, units: 1, until } };
  expect(judgeReservation(again, limits)).toMatchObject({ reason: "share_taken" });
  expect(judgeReservation({ ...order, kind: "guest_later" }, limits).ok).toBe(false);
});

test("who is refused hears whether an account could have the units", () => {
  const refusedFor = (all: number) =>
    judgeReservation(
      { ...scarce, items: [item({ quantity: 2, reserved: taken(0, 20, all) })] },
      limits,
    );
  expect(refusedFor(28)).toMatchObject({ most: 1, isForAccounts: true });
  expect(refusedFor(29)).toMatchObject({ most: 1, isForAccounts: false });
});

test("under locks one unit beyond the share is checked as the first of its address", () => {
  const one = { quantity: 1, onHand: 40 };
  const [none, some] = [{ units: 0 }, { units: 1 }];
  expect(shareRoom(one, "guest_online", limits, none)).toEqual({ new_customer: 29 });
  expect(roomFor("guest_online", 1, limits, none).unitsOfAddress).toBe(0);
  expect(shareRoom(one, "guest_online", limits, some)).toEqual({
    guest_online: 19,
    new_customer: 29,
  });
  expect(roomFor("guest_online", 1, limits, some).unitsOfAddress).toBeGreaterThan(0);
});

it("never lets those who never paid reserve more of an item than their shares", () => {
  const wishes = fc.record({
    kind: fc.constantFrom(...RESERVERS),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(
      fc.array(wishes, { maxLength: 60 }),
      fc.integer({ min: 1, max: 200 }),
      (wanted, onHand) => {
        const by = { guest_later: 0, guest_online: 0, new_customer: 0 };
        const sums = () => {
          const guests = by.guest_later + by.guest_online;
          return taken(by.guest_later, guests, guests + by.new_customer);
        };
        for (const { kind, quantity } of wanted) {
          const items = [item({ quantity, onHand, reserved: sums() })];
          if (judgeReservation({ ...asked, kind, items }, limits).ok) by[kind] += quantity;
        }
        // Guests who pay at once may use the share of new customers, one unit per network address.
        for (const kind of ["guest_later", "new_customer"] as const) {
          const share = Math.ceil((onHand * limits[kind].stockPercent) / 100);
          expect(sums()[kind]).toBeLessThanOrEqual(share);
        }
      },
    ),
  );
});
