import { expect, test } from "vitest";
import { purchaseMessages as say } from "../texts/staff-orders.ts";
import { costField, quantityField, readLines } from "./read-lines.ts";

const glow = { productId: "01a20b3a-0efc-7782-9419-3d67090f7665", variantId: null };
const klow = { ...glow, variantId: "01a20b3a-0efc-7782-9419-3d67090f7666" };
const form = (quantity: string, cost: string, item: typeof glow | typeof klow = glow) => ({
  [quantityField(item)]: quantity,
  [costField(item)]: cost,
});

test("lines are read with their items", () => {
  expect(readLines({ ...form("10", "1,250.50"), ...form("1,000", "0", klow) })).toEqual({
    lines: [
      { ...glow, quantity: 10, unitCost: 125_050 },
      { ...klow, quantity: 1_000, unitCost: 0 },
    ],
    errors: {},
  });
});

test.each(["", " ", "0"])("a quantity of %j is no line, whatever it costs", (quantity) => {
  expect(readLines({ ...form(quantity, "?"), ...form("1", "1", klow) }).lines).toHaveLength(1);
});

test.each(["-1", "1.5", "ten", "100001", "9999999"])("%j is no quantity", (quantity) => {
  const { lines, errors } = readLines(form(quantity, "1"));
  expect(errors).toEqual({ [quantityField(glow)]: say.quantityWrong });
  expect(lines.filter((line) => line.quantity <= 0)).toEqual([]);
});

test.each(["", "-1", "1.234", "9999999999"])("%j is no cost", (cost) => {
  expect(readLines(form("1", cost)).errors).toEqual({ [costField(glow)]: say.costNeeded });
});

test("an order of nothing is none, and fields that name no item are nobody's", () => {
  expect(readLines({ "quantity.x": "5", quantity: "5" }).errors).toEqual({
    lines: say.needed.lines,
  });
});
