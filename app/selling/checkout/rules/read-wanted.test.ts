import { expect, it } from "vitest";
import { priceField, quantityField, readWanted } from "./read-wanted.ts";

it("reads a quantity for each line, 0 to leave it out, and nothing else of the form", () => {
  const texts = { intent: "items", quantity1: "2", quantity12: " 0 ", quantityx: "5", shown: "7" };
  expect(readWanted(texts)).toEqual({
    ok: true,
    value: { wanted: { 1: 2, 12: 0 }, shownPrices: {} },
  });
});

it.each(["", "-1", "1.5", "two", "21", "9999999"])("does not take %o for a quantity", (text) => {
  const read = readWanted({ quantity1: "1", quantity2: text });
  expect(read).toEqual({ ok: false, reason: "no_quantity", fields: ["quantity2"] });
});

const product = "01a20524-bb24-7710-8319-dbbc7c99b776";
const variant = "01a20524-bb24-7710-8319-dbbc7c99b777";

it.each([`${product}/`, `${product}/${variant}`])(
  "reads what is added, and its price: %s",
  (key) => {
    const texts = { [quantityField(key)]: "2", [priceField(key)]: "400000" };
    expect(readWanted(texts)).toEqual({
      ok: true,
      value: { wanted: { [key]: 2 }, shownPrices: { [key]: 400_000 } },
    });
  },
);

it("knows no price that is none, and no item that is none", () => {
  const texts = { [priceField(`${product}/`)]: "-1", "add-1": "2", "add-": "2" };
  expect(readWanted(texts)).toEqual({ ok: true, value: { wanted: {}, shownPrices: {} } });
});
