import fc from "fast-check";
import { expect, test } from "vitest";
import { goodsOf, splitInvoice, type SoldOrder } from "./split-invoice.ts";

const line = fc
  .record({
    sku: fc.constantFrom("A", "B", "C"),
    name: fc.constant("Vial"),
    quantity: fc.integer({ min: 1, max: 20 }),
    price: fc.integer({ min: 0, max: 5_000_000 }),
    saved: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ saved, ...sold }) => ({
    ...sold,
    discount: Math.floor(sold.price * sold.quantity * saved),
  }));
const charge = fc.integer({ min: 0, max: 100_000 });
const order: fc.Arbitrary<SoldOrder> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  shipping: charge,
  coldPack: charge,
  addedTax: charge,
});
const terms = fc.record({
  registration: fc.constantFrom("vat" as const, "non_vat" as const),
  exemptSkus: fc.subarray(["A", "B"]).map((skus) => new Set(skus)),
});

test("lines, savings and charges make the total, and so do its parts for the tax", () => {
  fc.assert(
    fc.property(order, terms, (sold, tax) => {
      const split = splitInvoice(sold, tax);
      const { gross, discount, shipping, coldPack, addedTax, total } = split;
      const charges = shipping + coldPack + addedTax;
      expect(gross - discount + charges).toBe(total);
      expect(split.lines.reduce((sum, { amount }) => sum + amount, 0) + charges).toBe(total);
      expect(split.vatable + split.vat + split.zeroRated + split.exempt).toBe(total);
      const untaxed = tax.registration === "vat" ? split.exempt : total;
      expect([split.exempt, split.vatable + split.vat]).toEqual([untaxed, total - untaxed]);
    }),
  );
});

const sold: SoldOrder = {
  lines: [
    { sku: "A", name: "Medicine", quantity: 2, price: 100_000, discount: 20_000 },
    { sku: "C", name: "Vial", quantity: 1, price: 112_000, discount: 0 },
  ],
  shipping: 11_200,
  coldPack: 0,
  addedTax: 0,
};

test("what is exempt bears no VAT, and shipping does", () => {
  const split = splitInvoice(sold, { registration: "vat", exemptSkus: new Set(["A"]) });
  expect(split).toMatchObject({
    total: 303_200,
    exempt: 180_000,
    vat: 13_200,
    vatable: 110_000,
    discount: 20_000,
  });
  expect(split.lines.map(({ exempt }) => exempt)).toEqual([true, false]);
});

test("what a senior citizen bought without VAT is exempt, and without VAT in the shop nothing is", () => {
  const [line] = sold.lines;
  // Two of ₱1,000.00 with VAT: ₱892.86 each without, less 20%.
  const statutory = { regular: 200_000, vatExempt: 21_429, discount: 35_714 };
  const order = { ...sold, lines: [{ ...line!, discount: 57_143, statutory }] };
  const vat = splitInvoice(order, { registration: "vat", exemptSkus: new Set() });
  expect(vat).toMatchObject({ total: 154_057, exempt: 142_857, vatable: 10_000, vat: 1_200 });
  const { regular, vatExempt, discount } = statutory;
  expect(vat.lines[0]).toMatchObject({ exempt: true, amount: regular - vatExempt - discount });
  const without = { ...line!, statutory: { regular: 200_000, vatExempt: 0, discount: 40_000 } };
  const lines = splitInvoice(
    { ...sold, lines: [without] },
    { registration: "vat", exemptSkus: new Set() },
  ).lines;
  expect(lines[0]?.exempt).toBe(false);
});

test("the goods are the same in another order of lines, and others with anything else", () => {
  const [one, other] = sold.lines;
  expect(goodsOf({ ...sold, lines: [other!, one!] })).toBe(goodsOf(sold));
  expect(goodsOf({ ...sold, shipping: 0 })).not.toBe(goodsOf(sold));
  const more = { ...one!, quantity: 3 };
  expect(goodsOf({ ...sold, lines: [more, other!] })).not.toBe(goodsOf(sold));
});
