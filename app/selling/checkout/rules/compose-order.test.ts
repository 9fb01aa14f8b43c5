import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceCart, subtotalOf } from "#app/selling/cart/rules/price-cart.ts";
import { buyerForm } from "../factories.ts";
import { newItems, newOrder } from "./compose-order.ts";
import { deliveryOf } from "#app/goods/catalog/rules/delivery-promise.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";

const FREE = chargesOf(readSettings({}));

const now = new Date("2026-11-21T02:00:00Z");
const line = {
  productId: "p1",
  categoryId: null,
  variantId: null,
  name: "NAD+",
  kind: "product" as const,
  sku: "PM-NAD",
  quantity: 2,
  price: 920_000,
};

const settings = { guest_transfer_minutes: 60, guest_cash_hours: 24, guest_online_minutes: 15 };

function order(
  given: Parameters<typeof buyerForm>[0] = {},
  { acknowledged = false, customerId = null as string | null, madeBy = "" } = {},
) {
  return newOrder({
    id: "o1",
    cartId: "c1",
    customerId,
    form: buyerForm(given),
    place: { barangay: "Luz", city: "Cebu City", province: "Cebu", psgcCode: "0730600041" },
    totals: priceCart([line], FREE),
    legal: { terms: 3, privacy: 2 },
    acknowledged,
    now,
    settings,
    delivery: deliveryOf(readSettings({})),
    madeBy: madeBy || undefined,
  });
}

describe("the order as it will be written", () => {
  it("has the totals, the versions that were accepted, and a quarter of an hour to pay", () => {
    expect(order()).toMatchObject({
      subtotal: 1_840_000,
      totalAmount: 1_840_000,
      currency: "PHP",
      country: "PH",
      paymentStatus: "unpaid",
      termsVersion: 3,
      privacyVersion: 2,
      termsAcceptedAt: now,
      adultConfirmedAt: now,
      expiresAt: new Date("2026-11-21T02:15:00Z"),
    });
  });

  it.each([
    ["card", "c1", "2026-11-21T02:30:00Z"],
    ["bank", null, "2026-11-21T03:00:00Z"],
    ["cod", null, "2026-11-22T02:00:00Z"],
    ["bank", "c1", "2026-11-23T02:00:00Z"],
    ["cod", "c1", null],
  ] as const)("by %s of customer %s lives until %s", (paymentMethod, customerId, until) => {
    const { expiresAt } = order({ paymentMethod }, { customerId });
    expect(expiresAt).toEqual(until && new Date(until));
  });

  it("keeps the word on supervision only when it was asked for", () => {
    expect(order().supervisionConfirmedAt).toBeNull();
    expect(order({}, { acknowledged: true }).supervisionConfirmedAt).toEqual(now);
  });

  it("is discreet when its buyer ticked that", () => {
    expect(order().isDiscreet).toBe(false);
    expect(order({ discreet: "yes" }).isDiscreet).toBe(true);
    expect(order({ textUpdates: "yes" })).toMatchObject({ textUpdates: true, isDiscreet: false });
  });

  it("says of one that staff made that nobody agreed, and gives its link two days", () => {
    expect(order({}, { acknowledged: true, madeBy: "ana" })).toMatchObject({
      madeBy: "ana",
      termsAcceptedAt: null,
      adultConfirmedAt: null,
      supervisionConfirmedAt: null,
      expiresAt: new Date("2026-11-23T02:00:00Z"),
    });
    const inCash = order({ paymentMethod: "cod" }, { customerId: "c1", madeBy: "ana" });
    expect(inCash.expiresAt).toBeNull();
  });

  it("writes one address in one way", () => {
    expect(order({ email: "Maria@Example.test" }).email).toBe("maria@example.test");
  });
});

describe("its lines", () => {
  it("sum to the order's total, to the centavo", () => {
    const lines = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 50_000_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
    );
    fc.assert(
      fc.property(lines, (priced) => {
        const items = newItems(priced.map((each) => ({ ...line, ...each })));
        const sum = items.reduce((total, item) => total + item.total, 0);
        expect(sum).toBe(subtotalOf(priced));
      }),
    );
  });

  it("carry a saving only where the code is for them, and all of it", () => {
    const lines = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 50_000_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        categoryId: fc.constantFrom("beauty", "tea", null),
      }),
    );
    const scope = { productIds: [], categoryIds: ["beauty"] };
    fc.assert(
      fc.property(lines, fc.nat(), (priced, wish) => {
        const inScope = priced.filter(({ categoryId }) => categoryId === "beauty");
        const saving = Math.min(wish, subtotalOf(inScope));
        const items = newItems(
          priced.map((each) => ({ ...line, ...each })),
          saving,
          scope,
        );
        expect(items.reduce((sum, { discount }) => sum + discount, 0)).toBe(saving);
        expect(items.filter((_, n) => priced[n]?.categoryId !== "beauty")).toSatisfy(
          (others: typeof items) => others.every(({ discount }) => discount === 0),
        );
      }),
    );
  });
});
