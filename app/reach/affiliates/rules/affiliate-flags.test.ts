import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey, raiseFlags, type ReferredOrder } from "./affiliate-flags.ts";

const now = new Date("2026-11-26T00:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

let made = 0;
function order(given: Partial<ReferredOrder> = {}): ReferredOrder {
  made += 1;
  const plain = { via: "link", earned: 10_000, paidAt: ago(10) } as const;
  return { ...plain, email: `buyer-${made}@example.test`, address: `street ${made}`, ...given };
}
const many = (count: number, given: Partial<ReferredOrder> = {}) =>
  Array.from({ length: count }, () => order(given));

const flags = (orders: readonly ReferredOrder[], more = {}) =>
  raiseFlags({ orders, ownAddresses: [], sharedWith: 0, ...more }, now);

test("nothing is flagged of a few buyers at home", () => {
  expect(flags([])).toEqual([]);
  expect(flags(many(20))).toEqual([]);
});

test("an order to an address of their own", () => {
  const orders = [...many(3), order({ address: "own" })];
  expect(flags(orders, { ownAddresses: ["own", "older"] })).toEqual([
    { flag: "own_address", count: 1 },
  ]);
});

test.each([
  ["a household", [order({ address: "x" }), order({ address: "x" })], []],
  ["one buyer again and again", many(9, { address: "x", email: "a@example.test" }), []],
  ["three buyers", many(3, { address: "x" }), [{ flag: "one_address", count: 3 }]],
])("%s at one address", (_, orders, found) => {
  expect(flags(orders)).toEqual(found);
});

test("an account that others are paid to", () => {
  expect(flags([], { sharedWith: 2 })).toEqual([{ flag: "shared_account", count: 2 }]);
});

test.each([
  ["fourteen buyers", many(14, { via: "code" }), []],
  ["fifteen buyers", many(15, { via: "code" }), [{ flag: "spread_code", count: 15 }]],
  ["one buyer, often", many(40, { via: "code", email: "a@example.test" }), []],
  ["fifteen, and links as well", [...many(15, { via: "code" }), ...many(2)], []],
  ["a month earlier", many(15, { via: "code", paidAt: ago(31) }), []],
] as const)("a code that is typed by %s", (_, orders, found) => {
  expect(flags(orders)).toEqual(found);
});

test.each([
  ["four orders", many(4, { paidAt: ago(1) }), []],
  ["five, as the first", many(5, { paidAt: ago(1) }), [{ flag: "spike", count: 5 }]],
  ["five a week", [0, 7, 14, 21, 28, 35, 42, 49].flatMap((d) => many(5, { paidAt: ago(d) })), []],
  [
    "sixteen after five a week",
    [
      ...many(16, { paidAt: ago(2) }),
      ...[8, 15, 22, 29, 36, 43, 50, 57].flatMap((d) => many(5, { paidAt: ago(d) })),
    ],
    [{ flag: "spike", count: 16 }],
  ],
])("a week of %s", (_, orders, found) => {
  expect(flags(orders)).toEqual(found);
});

test("whatever is drawn, no flag counts more than there is", () => {
  const drawn = fc.record({
    via: fc.constantFrom("link" as const, "code" as const),
    email: fc.constantFrom("a@x.test", "A@x.test", "b@x.test", "c@x.test"),
    address: fc.constantFrom("1", "2", "own"),
    earned: fc.nat(100_000),
    paidAt: fc.nat(90).map(ago),
  });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 60 }), (orders) => {
      for (const { flag, count } of flags(orders, { ownAddresses: ["own"] })) {
        expect(count).toBeGreaterThan(0);
        expect(count, flag).toBeLessThanOrEqual(orders.length);
      }
    }),
  );
});

test("an address is one however it is written", () => {
  const written = ["12 Mango Ave.", null, "Cebu City"];
  expect(addressKey(["12  MANGO ave", "", "Cebu-City"])).toBe(addressKey(written));
  expect(addressKey(["1", "2 Mango"])).not.toBe(addressKey(["12", "Mango"]));
});
