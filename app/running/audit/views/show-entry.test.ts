import { expect, it, test } from "vitest";
import { areBrief, nameAction, nameSubject, sayDeed, showChanges } from "./show-entry.ts";

test.each([
  ["order.status", "Order status changed"],
  ["sign_in.new_device", "Sign in new device"],
  ["customers.exported", "Customers exported"],
  ["odd", "Odd"],
])("%s reads as “%s”", (action, words) => {
  expect(nameAction(action)).toBe(words);
});

it("shows what changed, and nothing else", () => {
  const before = { site_name: "Old", tax_percent: "0", shipping_fee: "150" };
  const after = { site_name: "New", tax_percent: "0" };
  expect(showChanges(before, after)).toEqual([
    { name: "site name", before: "Old", after: "New" },
    { name: "shipping fee", before: "150", after: "" },
  ]);
});

it("shows what was there first, and what is new", () => {
  expect(showChanges(null, { isActive: true, units: 3 })).toEqual([
    { name: "active", before: "", after: "on" },
    { name: "units", before: "", after: "3" },
  ]);
  expect(showChanges({ reportId: "7" }, undefined)).toEqual([
    { name: "report id", before: "7", after: "" },
  ]);
  expect(showChanges(null, null)).toEqual([]);
  expect(showChanges("pending", "paid")).toEqual([
    { name: "value", before: "pending", after: "paid" },
  ]);
});

it("writes centavos as pesos, and cuts long texts", () => {
  expect(showChanges({ price: 1_250_000 }, { price: 1_290_050 })).toEqual([
    { name: "price", before: "₱12,500", after: "₱12,900.50" },
  ]);
  expect(showChanges(null, { totalAmount: 100 })).toMatchObject([{ after: "₱1" }]);
  expect(showChanges(null, { body: "x".repeat(500) })[0]?.after).toHaveLength(241);
  expect(showChanges(null, { lines: [{ quantity: 2 }] })).toMatchObject([{ after: "quantity 2" }]);
});

it("writes lists, moments and days as people do, and leaves out ids", () => {
  const id = "0199c7f4-6f0b-7aa1-b1c8-0d5d5a8f3c11";
  const after = {
    events: ["order.paid", "order.refunded"],
    proofId: id,
    openedAt: "2026-11-28T11:29:58.708Z",
    expiresOn: "2027-01-31",
  };
  expect(showChanges(null, after).map(({ after: text }) => text.replaceAll(/\s/g, " "))).toEqual([
    "Order paid, Order refunded",
    "Nov 28, 2026, 7:29 PM",
    "Jan 31, 2027",
  ]);
});

it.each([
  [{ hours: [{ weekday: 1, fromMinute: 540, toMinute: 1_020 }] }, "Mon 9:00 AM–5:00 PM"],
  [{ paymentStatus: "cod_due" }, "due on delivery"],
  [{ form: "powder_vial" }, "powder vial"],
  [{ value: 50_000, type: "fixed_amount" }, "₱500"],
  [{ value: 1_000, type: "percentage" }, "10%"],
  [{ collected: 920_000 }, "₱9,200"],
])("%j reads as the pages write it: %s", (after, words) => {
  expect(showChanges(null, after)[0]?.after).toBe(words);
});

it("writes roles and scopes as the pages name them", () => {
  const after = { role: "admin", scopes: ["orders_personal:read", "products:read"] };
  expect(showChanges(null, after).map(({ after: text }) => text)).toEqual([
    "owner",
    "read orders personal, read products",
  ]);
});

const state = { name: "status", before: "open", after: "paid" };
const price = { name: "price", before: "₱12,500", after: "₱11,900" };
test.each([
  [
    "product.price_set",
    "Tirzepatide",
    [price],
    "Olivia changed the price of Tirzepatide from ₱12,500 to ₱11,900",
  ],
  [
    "webhook.switched",
    "Books",
    [{ name: "active", before: "on", after: "off" }],
    "Olivia switched off webhook Books",
  ],
  [
    "discount.created",
    "WELCOME10",
    [{ ...price, before: "" }],
    "Olivia created discount WELCOME10",
  ],
  ["customers.exported", "", [], "Olivia exported customers"],
  ["assessment.viewed", "", [], "Olivia viewed an assessment"],
  ["stock.changed", "", [], "Olivia changed stock"],
  ["saved_reply.created", "On its way", [], "Olivia created saved reply “On its way”"],
  ["sign_in.new_device", "Olivia Owner", [], "Olivia Owner signed in on a new device"],
  ["doctor.hours", "", [], "Olivia changed the hours of a doctor"],
  [
    "customer.tagged",
    "",
    [{ name: "tag call first", before: "off", after: "on" }],
    "Olivia added the tag “call first” to a customer",
  ],
  [
    "order.untagged",
    "PM-26-000006",
    [{ name: "tag vip", before: "on", after: "off" }],
    "Olivia removed the tag “vip” from PM-26-000006",
  ],
  ["order.status", "PM-1", [{ ...state, before: "" }], "Olivia changed the status of PM-1 to paid"],
  ["staff.role_granted", "Pia", [state], "Olivia gave Pia the role of paid"],
  ["staff.role_taken", "Pia", [state], "Olivia took the role of open from Pia"],
  ["order.cancelled", "PM-26-000006", [], "Order PM-26-000006 was canceled"],
  ["order.note_removed", "PM-26-000006", [], "Order PM-26-000006: note removed"],
])("%s of %s is a sentence", (action, name, changes, sentence) => {
  expect(sayDeed({ who: "Olivia", isUser: true, action, name, changes })).toBe(sentence);
});

test("what the shop itself did is said of the record", () => {
  const deed = { who: "The shop", isUser: false, changes: [] };
  expect(sayDeed({ ...deed, action: "discount.created", name: "A1" })).toBe(
    "Discount A1 was created",
  );
  expect(sayDeed({ ...deed, action: "customers.exported", name: "" })).toBe(
    "Customers were exported",
  );
});

test.each([
  [null, { name: "NAD+", slug: "nad-plus" }, "NAD+"],
  [{ code: "WELCOME10" }, null, "WELCOME10"],
  [{ name: "Old" }, { name: "New" }, "New"],
  [{ host: "hooks.example", active: true }, { host: "hooks.example" }, "hooks.example"],
  [null, { units: 3, name: "" }, ""],
  [null, null, ""],
])("%j and %j are of “%s”", (before, after, name) => {
  expect(nameSubject(before, after)).toBe(name);
});

it("folds what is long", () => {
  const change = (after: string) => ({ name: "x", before: "", after });
  expect(areBrief([change("1"), change("2")])).toBe(true);
  expect(areBrief([change("1"), change("2"), change("3")])).toBe(false);
  expect(areBrief([change("x".repeat(121))])).toBe(false);
});
