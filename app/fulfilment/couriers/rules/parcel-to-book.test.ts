import { describe, expect, it, test } from "vitest";
import { addressGaps, bookedFacts, parcelToBook, type Source } from "./parcel-to-book.ts";

const source: Source = {
  order: {
    orderNumber: "PM-26-000123",
    paymentStatus: "cod_due",
    totalAmount: 123_450,
    creditTotal: 0,
    isDiscreet: false,
    firstName: "Maria",
    lastName: "Clara",
    phone: "+639171234567",
    address: "12 Mango Avenue",
    addressLine2: null,
    barangay: "Lahug",
    city: "Cebu City",
    province: "Cebu",
    postalCode: "6000",
    country: "PH",
  },
  lines: [
    { name: "Glow", units: 2, grams: 500 },
    { name: "Pen", units: 1, grams: 80 },
  ],
  sender: {
    name: "The Shop",
    phone: "+639181234567",
    street: "1 Ayala Avenue",
    barangay: "Bel-Air",
    city: "Makati City",
    province: "Metro Manila",
    postalCode: "",
    isPickedUp: true,
    carrierId: "carrier",
  },
  email: "shop@example.test",
  neutral: { sender: "Customer service", contents: "Personal care items" },
  isReachable: (phone) => phone.startsWith("+63"),
  leavesOn: "2026-11-27",
};

const changed = (order: Partial<Source["order"]>): Source => ({
  ...source,
  order: { ...source.order, ...order },
});

describe("what a courier is asked to carry", () => {
  it("is the parcel with its sender, its recipient, its weight and the cash to collect", () => {
    expect(parcelToBook(source, "AB12CD34E")).toEqual({
      reference: "AB12CD34E",
      orderNumber: "PM-26-000123",
      sender: {
        name: "The Shop",
        phone: "+639181234567",
        email: "shop@example.test",
        street: "1 Ayala Avenue",
        barangay: "Bel-Air",
        city: "Makati City",
        province: "Metro Manila",
        postalCode: undefined,
      },
      recipient: {
        name: "Maria Clara",
        phone: "+639171234567",
        email: undefined,
        street: "12 Mango Avenue",
        barangay: "Lahug",
        city: "Cebu City",
        province: "Cebu",
        postalCode: "6000",
      },
      grams: 580,
      cash: 123_450,
      contents: "2 × Glow, 1 × Pen",
      leavesOn: "2026-11-27",
      isPickedUp: true,
    });
  });

  it("collects nothing for an order that is paid", () => {
    expect(parcelToBook(changed({ paymentStatus: "paid" }), "A").cash).toBe(0);
  });

  it("names neither the shop nor a product where its buyer is discreet", () => {
    const parcel = parcelToBook(changed({ isDiscreet: true }), "A");
    expect(parcel.contents).toBe("Personal care items");
    expect(parcel.sender).toMatchObject({ name: "Customer service", email: undefined });
    expect(JSON.stringify(parcel)).not.toMatch(/Glow|Pen|The Shop|example/);
  });

  it("weighs something, and says no more of its contents than couriers take", () => {
    const lines = Array.from({ length: 40 }, () => ({ name: "Tirzepatide", units: 1, grams: 0 }));
    const parcel = parcelToBook({ ...source, lines }, "A");
    expect(parcel.grams).toBe(1);
    expect(parcel.contents.length).toBeLessThanOrEqual(255);
    expect(parcel.contents).toMatch(/…$/);
  });
});

test.each([
  ["phone", { phone: null }],
  ["phone", { phone: "+6591234567" }],
  ["province", { province: null }],
  ["country", { country: "SG" }],
] as const)("an address has a gap: %s", (gap, order) => {
  expect(addressGaps(changed(order).order, source.isReachable)).toEqual([gap]);
  expect(addressGaps(source.order, source.isReachable)).toEqual([]);
});

test("a change of recipient, cash or contents is seen, and no other", () => {
  const facts = (one: Source) => bookedFacts(parcelToBook(one, "A"));
  const before = facts(source);
  expect(facts(changed({ barangay: "Mabolo" }))).not.toBe(before);
  expect(facts(changed({ addressLine2: "Unit 4B" }))).not.toBe(before);
  expect(facts(changed({ phone: "+639170000000" }))).not.toBe(before);
  expect(facts(changed({ totalAmount: 1 }))).not.toBe(before);
  expect(facts({ ...source, lines: source.lines.slice(1) })).not.toBe(before);
  const lines = source.lines.map((line) => ({ ...line, grams: 1 }));
  expect(facts({ ...source, lines, leavesOn: "2026-12-01", email: "" })).toBe(before);
});
