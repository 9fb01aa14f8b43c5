import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceCart } from "#app/modules/cart/rules/price-cart.ts";
import { buyerForm } from "../factories.ts";
import { newItems, newOrder } from "./compose-order.ts";

const now = new Date("2026-11-21T02:00:00Z");
const line = {
  productId: "p1",
  variantId: null,
  name: "NAD+",
  sku: "PM-NAD",
  quantity: 2,
  price: 920_000,
};

function order(given: Parameters<typeof buyerForm>[0] = {}, acknowledged = false) {
  return newOrder({
    id: "o1",
    cartId: "c1",
    customerId: null,
    form: buyerForm(given),
    place: { barangay: "Luz", city: "Cebu City", province: "Cebu", psgcCode: "0730600041" },
    totals: priceCart([line]),
    legal: { terms: 3, privacy: 2 },
    acknowledged,
    now,
  });
}

describe("the order as it will be written", () => {
  it("has the totals, the versions that were accepted, and half an hour to pay", () => {
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
      expiresAt: new Date("2026-11-21T02:30:00Z"),
    });
  });

  it("keeps the word on supervision only when it was asked for", () => {
    expect(order().supervisionConfirmedAt).toBeNull();
    expect(order({}, true).supervisionConfirmedAt).toEqual(now);
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
        expect(sum).toBe(priceCart(priced).total);
      }),
    );
  });
});
