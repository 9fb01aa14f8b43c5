import { expect, it } from "vitest";
import { fillAsSent, fillForAccount } from "./fill-form.ts";

const filled = {
  firstName: "Maria",
  lastName: "Clara",
  address: "12 Mango Avenue",
  addressLine2: "Unit 4B",
  barangay: "Lahug",
  city: "Cebu City",
  postalCode: "6000",
  phone: "0917 123 4567",
};
const parcel = { ...filled, province: null, phone: "+639171234567" };
const order = {
  ...parcel,
  email: "maria@example.test",
  paymentMethod: "gcash",
  termsVersion: 2,
  privacyVersion: 3,
  supervisionConfirmedAt: new Date("2026-11-01T00:00:00Z"),
  isDiscreet: true,
  creditTotal: 0,
  textUpdates: true,
  notes: "Please ring twice.",
  held: [{ productId: "glow" }, { productId: "kit" }],
};
const asked = { legal: { terms: 2, privacy: 3 }, needWord: [{ productId: "glow" }] };

it("gives everything back as it was sent", () => {
  expect(fillAsSent(order, asked)).toEqual({
    values: {
      email: "maria@example.test",
      ...filled,
      paymentMethod: "gcash",
      notes: "Please ring twice.",
      discreet: "yes",
      textUpdates: "yes",
    },
    ticks: { terms: "yes", supervision: "yes" },
    asLeft: true,
  });
});

it.each([
  ["terms", { ...asked, legal: { terms: 3, privacy: 3 } }],
  ["terms", { ...asked, legal: { terms: 2, privacy: 4 } }],
  ["supervision", { ...asked, needWord: [{ productId: "glow" }, { productId: "klow" }] }],
])("asks anew for %s that were not agreed to", (tick, now) => {
  const { ticks, asLeft } = fillAsSent(order, now);
  expect(ticks[tick]).toBeUndefined();
  expect(asLeft).toBe(false);
});

it("misses no word on supervision where none is needed", () => {
  const plain = { ...order, supervisionConfirmedAt: null };
  expect(fillAsSent(plain, { ...asked, needWord: [] }).asLeft).toBe(true);
  expect(fillAsSent(plain, asked)).toMatchObject({ asLeft: false });
});

it("offers an account the last address under its own name, and ticks nothing", () => {
  const account = { firstName: "Marie", lastName: null, phone: null };
  expect(fillForAccount("marie@example.test", account, parcel)).toEqual({
    email: "marie@example.test",
    ...filled,
    firstName: "Marie",
  });
  expect(fillForAccount("new@example.test", undefined, undefined)).toEqual({
    email: "new@example.test",
  });
});
