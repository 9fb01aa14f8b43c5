import { expect, test } from "vitest";
import { cellsByField, matchColumns } from "#app/running/imports/rules/match-columns.ts";
import { NOW } from "#tests/now.ts";
import { shopifyOrder } from "../factories.ts";
import { movingMessages as say } from "../texts/staff.ts";
import { ORDER_COLUMNS, shopOf } from "./columns.ts";
import { groupOrderRows, readPastOrder } from "./read-past-order.ts";

type Cells = Readonly<Record<string, string>>;

function rowOf(cells: Cells, no = 2, isCut = false) {
  const header = Object.keys(cells);
  const columns = matchColumns(header, ORDER_COLUMNS);
  return { no, cells: cellsByField(Object.values(cells), columns), isCut };
}

const read = (...rows: Cells[]) => {
  const groups = groupOrderRows(rows.map((cells, index) => rowOf(cells, index + 2)));
  expect(groups).toHaveLength(1);
  return readPastOrder(groups[0] ?? { number: "", rows: [] }, NOW);
};
const next = { Name: "#1001", Email: "maria@example.test", Total: "" };
const woo = {
  order_id: "77",
  order_number: "1077",
  date: "2024-03-01 14:05:33",
  status: "completed",
  shipping_total: "150",
  discount_total: "100",
  order_total: "1050",
  order_currency: "PHP",
  billing_email: "maria@example.test",
  billing_first_name: "Maria",
};
const serum = { name: "Serum - 10 ml", sku: "SER-10", quantity: 2, amount: 100_000 };
const whole = {
  email: "maria@example.test",
  firstName: "Maria",
  placedAt: "2024-03-01T06:05:00.000Z",
  state: "paid",
  lines: [serum],
  discount: 10_000,
  shipping: 15_000,
  total: 105_000,
};

test.each<[string, Cells, string]>([
  ["Shopify", shopifyOrder(), "#1001"],
  [
    "a row for each item",
    { ...woo, item_name: serum.name, item_sku: "SER-10", item_quantity: "2", item_total: "1000" },
    "1077",
  ],
  [
    "all items in a cell",
    { ...woo, line_items: "id:1|name:Serum - 10 ml|sku:SER-10|quantity:2|total:1000.004" },
    "1077",
  ],
  [
    "a column for each item",
    { ...woo, line_item_1: "name:Serum - 10 ml|sku:SER-10|quantity:2|total:₱1,000.00" },
    "1077",
  ],
])("an order is read alike: %s", (_, cells, number) => {
  expect(shopOf("orders", Object.keys(cells))).toBe(number === "1077" ? "woocommerce" : "shopify");
  expect(read(cells)).toMatchObject({
    ok: true,
    value: { order: { ...whole, number }, notes: [] },
  });
});

test("further rows of an order bring further items", () => {
  const more = {
    ...next,
    "Lineitem name": "Balm",
    "Lineitem quantity": "1",
    "Lineitem price": "5",
  };
  const both = read(shopifyOrder({ Subtotal: "905", Total: "1055" }), {
    ...shopifyOrder(),
    ...more,
  });
  expect(both).toMatchObject({
    value: { order: { lines: [serum, { name: "Balm", amount: 500 }] } },
  });
});

test.each<[string, Cells, string]>([
  ["another currency", { Currency: "USD" }, say.currency("USD")],
  ["no currency", { Currency: "" }, say.currency("")],
  ["no number", { Name: "" }, say.noNumber],
  ["no email", { Email: "" }, say.noBuyer],
  ["a wrong email", { Email: "maria@" }, say.badEmail],
  ["no total", { Total: "" }, say.noTotal],
  ["a wrong amount", { Shipping: "free" }, say.badAmount],
  ["an amount beyond the column", { Total: "30000000" }, say.badAmount],
  ["a wrong price", { "Lineitem price": "1.2.3" }, say.badAmount],
  ["half a unit", { "Lineitem quantity": "0.5" }, say.badLines],
  ["a wrong date", { "Created at": "2024-02-30 10:00:00 +0800" }, say.badDate],
  ["a future date", { "Created at": "2099-01-01 10:00:00 +0800" }, say.badDate],
])("an order is refused: %s", (_, cells, problem) => {
  expect(read(shopifyOrder(cells))).toMatchObject({ ok: false, problem });
});

test("a number that two orders have is refused, and so is a row that ends early", () => {
  expect(read(shopifyOrder(), shopifyOrder())).toMatchObject({ problem: say.numberTwice("#1001") });
  const cut = { number: "#1001", rows: [rowOf(shopifyOrder(), 2, true)] };
  expect(readPastOrder(cut, NOW)).toMatchObject({ problem: say.cutOff });
});

test.each<[string, Cells, string]>([
  ["refunded in full", { "Refunded Amount": "1050.00" }, "refunded"],
  ["refunded in part", { "Refunded Amount": "50.00" }, "partly_refunded"],
  ["cancelled", { "Cancelled at": "2024-03-02 10:00:00 +0800" }, "cancelled"],
  ["pending", { "Financial Status": "pending" }, "unpaid"],
])("the state of an order: %s", (_, cells, state) => {
  expect(read(shopifyOrder(cells))).toMatchObject({ value: { order: { state } } });
});

test.each<[string, Cells, boolean]>([
  ["tax within the prices", { Taxes: "108.00" }, true],
  ["tax beside the prices", { Taxes: "108.00", Total: "1158.00" }, true],
  ["a total that differs", { Total: "1060.00" }, false],
  ["a missing item", { Subtotal: "1900.00", Total: "2050.00" }, false],
])("a sum that differs is said: %s", (_, cells, isWhole) => {
  const done = read(shopifyOrder(cells));
  expect(done.ok && done.value.notes.length === 0).toBe(isWhole);
});
