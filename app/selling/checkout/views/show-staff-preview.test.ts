import { expect, test } from "vitest";
import type { ChangedLine } from "#app/selling/orders/rules/change-items.ts";
import { showStaffPreview, type PreviewedChange } from "./show-staff-preview.ts";

const line: ChangedLine = {
  key: "1",
  id: "line",
  productId: "glow",
  slug: "glow",
  compound: "glow",
  categoryId: null,
  variantId: null,
  productName: "Glow",
  sku: "GLOW",
  productKind: "product",
  clearance: "none",
  sellable: true,
  quantity: 2,
  price: 100_000,
  wanted: 3,
  discount: 0,
};
const unmoved = { ...line, key: "2", productName: "Klow", wanted: 2 };

function show(
  given: Partial<Omit<PreviewedChange, "order">> & { method?: "card" | "bank" | "cod" },
) {
  const { method: paymentMethod = "card", ...change } = given;
  const order = {
    email: "maria@example.test",
    paymentMethod,
    discountCode: "SAVE500",
    statutoryKind: null,
    discountTotal: 50_000,
    taxTotal: 0,
    totalAmount: 150_000,
  };
  const totals = { subtotal: 300_000, discount: 50_000, shipping: 0, coldPack: null, tax: 0 };
  const shown = showStaffPreview({
    order,
    plan: { lines: [line, unmoved], totals: { ...totals, total: 250_000 } },
    paid: true,
    amount: 100_000,
    available: new Map([["1", 25]]),
    ...change,
  } as PreviewedChange);
  return {
    ...shown,
    facts: Object.fromEntries(shown.facts.map(({ label, value }) => [label, value])),
  };
}

test("answers the seven questions", () => {
  const { facts, plannedTotal } = show({});
  expect(plannedTotal).toBe("250000");
  expect(facts).toMatchObject({
    Stock: "Glow: 3 instead of 2, 25 available",
    Total: "₱2,500 instead of ₱1,500, including shipping ₱0",
    "Promo code": "SAVE500 still saves ₱500",
    Email: "maria@example.test gets the link to pay.",
    Tax: "₱0, as before",
    Who: "You, with your reason, in the order’s history",
  });
});

test("says what of the total is the insulated pack", () => {
  const totals = { subtotal: 300_000, discount: 0, shipping: 0, coldPack: 15_000, tax: 0 };
  const plan = { lines: [line], totals: { itemCount: 3, ...totals, total: 315_000 } };
  expect(show({ plan }).facts["Total"]).toBe(
    "₱3,150 instead of ₱1,500, including shipping ₱0 and insulated pack ₱150",
  );
});

test.each([
  [
    { amount: 100_000 },
    /pays ₱1,000 more through a link, within 48 hours/,
    "Send link to pay ₱1,000",
  ],
  [
    { amount: -100_000 },
    /₱1,000 is refunded to the buyer’s original/,
    "Change order and refund ₱1,000",
  ],
  [
    { amount: -100_000, method: "bank" },
    /You need to transfer ₱1,000 back/,
    "Change order and refund ₱1,000 by hand",
  ],
  [{ amount: 0 }, /^No payment or refund\.$/, "Change order"],
  [{ amount: 100_000, paid: false, method: "cod" }, /courier collects ₱2,500/, "Change order"],
  [{ amount: 100_000, paid: false, method: "bank" }, /buyer transfers ₱2,500/, "Change order"],
] as const)("%j says what happens with the money", (given, money, submit) => {
  const shown = show(given);
  expect(shown.facts["Money"]).toMatch(money);
  expect(shown.submit).toBe(submit);
});
