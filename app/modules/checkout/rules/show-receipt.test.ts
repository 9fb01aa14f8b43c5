import { expect, it } from "vitest";
import { showReceipt } from "./show-receipt.ts";

const order = {
  id: "order-id",
  accessToken: "the capability",
  notes: "difficult customer",
  needsAttention: null,
  proofWaitingSince: null,
  orderNumber: "PM-26-000001",
  createdAt: new Date("2026-11-20T17:30:00Z"),
  expiresAt: new Date("2026-11-20T18:00:00Z"),
  status: "pending" as const,
  paymentStatus: "unpaid" as const,
  endedWhy: null,
  endedNote: null,
  trackingNumber: null,
  trackingUrl: null,
  subtotal: 920_000,
  discountTotal: 0,
  discountCode: null,
  shippingTotal: 0,
  taxTotal: 0,
  totalAmount: 920_000,
  email: "maria@example.test",
  phone: "0917",
  firstName: "Maria",
  lastName: "Clara",
  address: "12 Mango Avenue",
  barangay: null,
  city: "Cebu City",
  province: null,
  postalCode: "6000",
  items: [
    {
      id: "i1",
      productId: "p1",
      productKind: "product" as const,
      productName: "NAD+",
      quantity: 1,
      price: 920_000,
      total: 920_000,
    },
  ],
};

it("shows the order in Manila's time and as an address is written", () => {
  const receipt = showReceipt(order, 0);
  expect(receipt.placedAt).toMatch(/^Nov 21, 2026/);
  expect(receipt.address).toEqual([
    "Maria Clara",
    "12 Mango Avenue",
    "6000 Cebu City",
    "Philippines",
  ]);
  expect(receipt.state).toBe("waiting");
  expect(receipt.totals).toEqual({
    subtotal: 920_000,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 920_000,
  });
});

it("shows lines at their full price, and the saving as a line of its own", () => {
  const items = [
    {
      id: "i1",
      productId: "p1",
      productKind: "product" as const,
      productName: "NAD+",
      quantity: 2,
      price: 460_000,
      total: 870_000,
    },
  ];
  const saved = { discountTotal: 50_000, discountCode: "SAVE500", totalAmount: 870_000 };
  const receipt = showReceipt({ ...order, ...saved, items }, 0);
  expect(receipt.lines).toMatchObject([{ quantity: 2, total: 920_000 }]);
  expect(receipt.totals).toMatchObject({ subtotal: 920_000, discount: 50_000, total: 870_000 });
  expect(receipt.code).toBe("SAVE500");
});

it("leaves behind what is not the buyer's to read", () => {
  const text = JSON.stringify(showReceipt({ ...order, needsAttention: "Paid twice" }, 0));
  for (const internal of ["difficult", "capability", "order-id", "Paid twice", "0917"]) {
    expect(text).not.toContain(internal);
  }
});

it.each([
  ["by_staff", "We ran out of it."],
  ["by_buyer", null],
] as const)("of an order that ended %s it repeats the reason: %s", (endedWhy, endNote) => {
  const ended = { status: "cancelled", endedWhy, endedNote: "We ran out of it." } as const;
  expect(showReceipt({ ...order, ...ended }, 0).endNote).toBe(endNote);
});

it.each([
  ["pending", "unpaid", { mayCancel: true, mayAsk: false, cash: undefined }],
  ["confirmed", "cod_due", { mayCancel: true, mayAsk: false, cash: "₱9,200" }],
  ["processing", "cod_due", { mayCancel: false, mayAsk: true, cash: "₱9,200" }],
  ["confirmed", "paid", { mayCancel: false, mayAsk: true, cash: undefined }],
  ["shipped", "paid", { mayCancel: false, mayAsk: false, cash: undefined }],
  ["cancelled", "unpaid", { mayCancel: false, mayAsk: false, cash: undefined }],
] as const)("of one that is %s, %s it offers %o", (status, paymentStatus, offered) => {
  expect(showReceipt({ ...order, status, paymentStatus }, 0)).toMatchObject(offered);
});

it("asks for a review of each product, and of nothing else, once the parcel is there", () => {
  const kit = { ...order.items[0]!, id: "i2", productId: "p2", productKind: "supply" as const };
  const items = [order.items[0]!, kit];
  const reviewsOf = (status: "shipped" | "delivered" | "completed") =>
    showReceipt({ ...order, status, items }, 0).lines.map(({ review }) => review);
  expect(reviewsOf("shipped")).toEqual([undefined, undefined]);
  expect(reviewsOf("delivered")).toEqual(["review/p1", undefined]);
  expect(reviewsOf("completed")).toEqual(["review/p1", undefined]);
});
