import { expect, test } from "vitest";
import type { StockRow } from "../../queries/list-stock.server.ts";
import { showItem } from "./show-item.ts";
import { stockColumns } from "./stock-columns.tsx";

const row: StockRow = {
  id: "level",
  productId: "product",
  name: "Glow, 70 mg vial",
  sku: "PM-GLOW-01",
  shelf: "",
  onHand: 12,
  reserved: 2,
  lowBelow: null,
  sold: 0,
  days: 28,
  weeks: [],
  onSale: true,
  images: [],
  productName: "Glow",
  category: null,
  look: null,
  place: "",
};
const show = (facts: Partial<StockRow>) => showItem({ ...row, ...facts }, { units: 5, days: 14 });

test.each([
  [{ sold: 0 }, { perDay: "0", daysLeft: "No sales" }],
  [{ sold: 28 }, { perDay: "1.0", daysLeft: "10" }],
  [
    { sold: 0, onHand: 2 },
    { perDay: "0", daysLeft: "0" },
  ],
])("what %j sells", (facts, shown) => {
  expect(show(facts)).toMatchObject(shown);
});

test("shelves have a column once an item has one", () => {
  const labels = (shelf: string) => stockColumns([show({}), show({ shelf })]).map((c) => c.label);
  expect(labels("")).not.toContain("Shelf");
  expect(labels("A3")).toContain("Shelf");
});
