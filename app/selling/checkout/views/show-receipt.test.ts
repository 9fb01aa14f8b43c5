import { expect, it } from "vitest";
import { printReceipt } from "./print-receipt.ts";
import { showReceipt as show, type ReceiptSource } from "./show-receipt.ts";

const order = {
  id: "order-id",
  mailedTokenHash: "the capability",
  notes: "difficult customer",
  needsAttention: null,
  proofWaitingSince: null,
  orderNumber: "PM-26-000001",
  createdAt: new Date("2026-11-20T17:30:00Z"),
  expiresAt: new Date("2026-11-20T18:00:00Z"),
  status: "pending" as const,
  paymentStatus: "unpaid" as const,
  paymentMethod: "card" as const,
  endedWhy: null,
  endedNote: null,
  parcelsSent: 0,
  parcels: [],
  subtotal: 920_000,
  discountTotal: 0,
  discountCode: null,
  statutoryKind: null,
  shippingTotal: 0,
  coldPack: null,
  taxTotal: 0,
  customerId: null,
  totalAmount: 920_000,
  creditTotal: 0,
  email: "maria@example.test",
  phone: "0917",
  firstName: "Maria",
  lastName: "Clara",
  address: "12 Mango Avenue",
  addressLine2: null,
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
      storage: "",
      images: [{ picture: "nad-plus", alt: "A vial of NAD+" }],
      areaLook: "longevity",
      quantity: 1,
      price: 920_000,
      total: 920_000,
      vatExempt: null,
      statutoryDiscount: null,
      reviewedAt: null,
      lots: [],
    },
  ],
};

const NOTHING = { paid: 0, refunded: 0, underway: 0 };
const soon = new Date("2026-11-20T18:18:00Z");
const later = new Date("2026-11-20T19:30:00Z");
const showReceipt = (source: ReceiptSource, now = soon) => show(source, NOTHING, now);

it("shows the order in Manila's time and as an address is written", () => {
  const receipt = showReceipt(order);
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
    coldPack: null,
    tax: 0,
    total: 920_000,
  });
});

it("is printed with times of twelve hours", () => {
  const paidAt = new Date("2026-11-21T07:41:00Z");
  const seller = { name: "Project: Me", address: "Cebu City", email: "hello@example.test" };
  const text = JSON.stringify(printReceipt(showReceipt(order), { ...order, paidAt }, seller));
  expect(text.match(/\d{1,2}:\d{2}[^",]*/g)).toEqual([expect.stringMatching(/^3:41\sPM$/)]);
});

it("shows lines at their full price, and the saving as a line of its own", () => {
  const items = [
    {
      id: "i1",
      productId: "p1",
      productKind: "product" as const,
      productName: "NAD+",
      storage: "",
      images: [{ picture: "nad-plus", alt: "A vial of NAD+" }],
      areaLook: "longevity",
      quantity: 2,
      price: 460_000,
      total: 870_000,
      vatExempt: null,
      statutoryDiscount: null,
      reviewedAt: null,
      lots: [],
    },
  ];
  const saved = { discountTotal: 50_000, discountCode: "SAVE500", totalAmount: 870_000 };
  const receipt = showReceipt({ ...order, ...saved, items });
  expect(receipt.lines).toMatchObject([{ quantity: 2, total: 920_000 }]);
  expect(receipt.totals).toMatchObject({ subtotal: 920_000, discount: 50_000, total: 870_000 });
  expect(receipt.code).toBe("SAVE500");
});

it("shows the discount of the law by its parts, which sum to what was saved", () => {
  const item = { ...order.items[0]!, price: 112_000, total: 80_000 };
  const items = [{ ...item, vatExempt: 12_000, statutoryDiscount: 20_000 }];
  const saved = { subtotal: 112_000, discountTotal: 32_000, totalAmount: 80_000 };
  const receipt = showReceipt({ ...order, ...saved, statutoryKind: "senior", items });
  expect(receipt.code).toBeNull();
  expect(receipt.statutory).toEqual({
    kind: "senior",
    vatExempt: 12_000,
    statutoryDiscount: 20_000,
    saleGivenUp: 0,
  });
});

it("shows the product beside its line, and nothing beside a service without a picture", () => {
  const item = order.items[0]!;
  const visit = { ...item, productKind: "service" as const, images: [] };
  const receipt = showReceipt({ ...order, items: [item, visit] });
  expect(receipt.lines).toMatchObject([
    { tint: "indigo", picture: { name: "nad-plus" } },
    { picture: undefined },
  ]);
});

it("leaves behind what is not the buyer's to read", () => {
  const text = JSON.stringify(showReceipt({ ...order, needsAttention: "Paid twice" }));
  for (const internal of ["difficult", "capability", "order-id", "Paid twice", "0917"]) {
    expect(text).not.toContain(internal);
  }
});

it.each([
  ["by_staff", "We ran out of it."],
  ["by_buyer", null],
] as const)("of an order that ended %s it repeats the reason: %s", (endedWhy, endNote) => {
  const ended = { status: "cancelled", endedWhy, endedNote: "We ran out of it." } as const;
  expect(showReceipt({ ...order, ...ended }).endNote).toBe(endNote);
});

const unpaid = "Nothing has been paid or packed, so you can cancel it right away.";

it.each([
  ["pending", "unpaid", { cancel: { lead: unpaid }, mayAsk: false, cash: undefined }],
  ["confirmed", "cod_due", { cancel: { lead: unpaid }, mayAsk: false, cash: "₱9,200" }],
  ["processing", "cod_due", { cancel: undefined, mayAsk: true, cash: "₱9,200" }],
  ["confirmed", "paid", { cancel: undefined, mayAsk: true, cash: undefined }],
  ["shipped", "paid", { cancel: undefined, mayAsk: false, cash: undefined }],
  ["cancelled", "unpaid", { cancel: undefined, mayAsk: false, cash: undefined }],
] as const)(
  "after two hours, of one that is %s, %s it offers %o",
  (status, paymentStatus, offered) => {
    const receipt = showReceipt({ ...order, status, paymentStatus }, later);
    expect(receipt).toMatchObject(offered);
    expect(receipt.change).toBe(undefined);
  },
);

it.each([
  ["card", "We’ll automatically refund ₱9,200 to your original payment method."],
  ["bank", "We’ll refund ₱9,200 by bank transfer."],
] as const)("within two hours one paid by %s can be cancelled, and says: %s", (method, says) => {
  const paid = { status: "confirmed", paymentStatus: "paid", paymentMethod: method } as const;
  const receipt = show({ ...order, ...paid }, { ...NOTHING, paid: 920_000 }, soon);
  expect(receipt.change).toEqual({ until: "3:30 AM", minutesLeft: 72 });
  expect(receipt.cancel?.lead).toContain(says);
  expect(receipt.mayAsk).toBe(false);
});

it.each([
  ["card", 0, 0, "We’ll refund ₱9,200 to your original payment method and email you"],
  ["bank", 0, 0, "We’ll refund ₱9,200 by bank transfer and email you"],
  ["card", 0, 920_000, "Your ₱9,200 refund is on its way to your original payment method."],
  ["card", 920_000, 0, "We refunded ₱9,200 to you."],
] as const)(
  "cancelled after %s, %d back and %d on its way: %s",
  (method, refunded, underway, says) => {
    const ended = { status: "cancelled", paymentStatus: "paid", paymentMethod: method } as const;
    const money = { paid: 920_000, refunded, underway };
    const { moneyBack } = show({ ...order, ...ended, endedWhy: "by_staff" }, money, later);
    expect(moneyBack.join(" ")).toContain(says);
    expect(moneyBack).toHaveLength(1);
  },
);

it("says what was paid beside what went back, so that the figures of a changed order add up", () => {
  const ended = { status: "cancelled", paymentStatus: "refunded" } as const;
  const whole = { paid: 1_350_000, refunded: 1_350_000, underway: 0 };
  const changed = show({ ...order, ...ended }, whole, later);
  expect(changed).toMatchObject({ paid: "₱13,500", refunded: "₱13,500" });
  const more = show(order, { paid: 930_000, refunded: 0, underway: 0 }, later);
  expect(more).toMatchObject({ paid: "₱9,300", refunded: undefined });
  expect(show(order, { paid: 920_000, refunded: 0, underway: 0 }, later).paid).toBeUndefined();
  expect(show(order, NOTHING, later).paid).toBeUndefined();
});

it.each(["card", "gcash", "maya"] as const)(
  "a refund on its way to one who paid by %s explains no other way to pay",
  (paymentMethod) => {
    const ended = { status: "cancelled", paymentStatus: "paid", paymentMethod } as const;
    const money = { paid: 920_000, refunded: 0, underway: 920_000 };
    expect(show({ ...order, ...ended }, money, later).moneyBack.join(" ")).not.toContain("QR");
  },
);

it.each([
  ["confirmed", "Shipping to"],
  ["processing", "Shipping to"],
  ["shipped", "Shipped to"],
  ["delivered", "Shipped to"],
  ["cancelled", "Delivery address"],
] as const)("of one that is %s the address is headed %s", (status, label) => {
  expect(showReceipt({ ...order, status }).addressLabel).toBe(label);
});

it("asks for no review that is written", () => {
  const items = [{ ...order.items[0]!, reviewedAt: soon }];
  expect(showReceipt({ ...order, status: "delivered", items }).lines[0]?.review).toBe(undefined);
});

it("asks for a review of each product, and of nothing else, once the parcel is there", () => {
  const kit = { ...order.items[0]!, id: "i2", productId: "p2", productKind: "supply" as const };
  const items = [order.items[0]!, kit];
  const reviewsOf = (status: "shipped" | "delivered" | "completed") =>
    showReceipt({ ...order, status, items }).lines.map(({ review }) => review);
  expect(reviewsOf("shipped")).toEqual([undefined, undefined]);
  expect(reviewsOf("delivered")).toEqual(["review/p1", undefined]);
  expect(reviewsOf("completed")).toEqual(["review/p1", undefined]);
});

const parcel = {
  number: 1,
  courier: "lbc",
  trackingNumber: "1",
  trackingUrl: "https://x.test/1",
  isCold: false,
  shippedAt: new Date("2026-11-21T00:00:00Z"),
  deliveredAt: null,
  returnedAt: null,
  items: [{ itemId: "i1", name: "NAD+", units: 1 }],
};

it("shows who carries the parcel and its number, once it has left", () => {
  const left = { ...order, status: "shipped" as const, parcelsSent: 1 };
  const trackingOf = (own: Partial<typeof parcel>) =>
    showReceipt({ ...left, parcels: [{ ...parcel, ...own }] }).tracking;
  expect(trackingOf({})).toEqual({ courier: "LBC Express", number: "1", url: "https://x.test/1" });
  expect(trackingOf({ courier: "other" })?.courier).toBeUndefined();
  expect(
    showReceipt({ ...left, parcels: [{ ...parcel, trackingNumber: null }] }).tracking,
  ).toBeUndefined();
  expect(showReceipt({ ...left, parcelsSent: 0, parcels: [] }).tracking).toBeUndefined();
  expect(showReceipt({ ...left, parcels: [parcel] }).parcels).toBeUndefined();
});

it("lists the parcels of an order that comes in several, and what is still to come", () => {
  const items = order.items.map((item) => ({ ...item, quantity: 3 }));
  const part = { ...order, items, status: "processing" as const, parcelsSent: 1 };
  const shown = showReceipt({ ...part, parcels: [{ ...parcel, isCold: true }] });
  expect(shown.tracking).toBeUndefined();
  expect(shown.parcels).toMatchObject({
    sent: [
      {
        title: "Parcel 1 of 2",
        state: "Shipped Nov 21, 2026",
        isCold: true,
        items: ["1 × NAD+"],
        tracking: { number: "1" },
      },
    ],
    toCome: ["2 × NAD+"],
    lastTitle: "Parcel 2 of 2",
  });
  const rest = { ...parcel, number: 2, items: [{ itemId: "i1", name: "NAD+", units: 2 }] };
  const there = { ...parcel, deliveredAt: new Date("2026-11-23T00:00:00Z") };
  const all = { ...part, status: "shipped" as const, parcelsSent: 2, parcels: [there, rest] };
  expect(showReceipt(all).parcels).toMatchObject({
    sent: [{ state: "Delivered Nov 23, 2026" }, { title: "Parcel 2 of 2" }],
    toCome: [],
  });
});
