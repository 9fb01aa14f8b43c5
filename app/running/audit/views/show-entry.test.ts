import { expect, it, test } from "vitest";
import { areBrief, nameAction, nameSubject, showChanges } from "./show-entry.ts";

test.each([
  ["order.status", "Order status"],
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
    { name: "is active", before: "", after: "Yes" },
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
  expect(showChanges(null, { lines: [{ quantity: 2 }] })).toMatchObject([
    { after: '[{"quantity":2}]' },
  ]);
});

test.each([
  [null, { name: "NAD+", slug: "nad-plus" }, "NAD+"],
  [{ code: "WELCOME10" }, null, "WELCOME10"],
  [{ name: "Old" }, { name: "New" }, "New"],
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
