import fc from "fast-check";
import { expect, it, test } from "vitest";
import type { TaxParts } from "./invoice-terms.ts";
import { creditParts, partsOf, vatIn } from "./tax-parts.ts";

const amount = fc.integer({ min: 1, max: 2_000_000_000 });
const sumOf = ({ vatable, vat, zeroRated, exempt }: TaxParts) => vatable + vat + zeroRated + exempt;

it.each([
  [112_00, 12_00],
  [100_00, 10_71],
  [1, 0],
  [5, 1],
  [0, 0],
])("the VAT in %i centavos is %i", (total, vat) => {
  expect(vatIn(total)).toBe(vat);
});

const split = fc
  .tuple(amount, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([total, part]) => partsOf(total, Math.floor(total * part)));

test("the parts of a sale make the whole, and the VAT is 12/112 of what is taxed", () => {
  fc.assert(
    fc.property(split, (parts) => {
      expect(sumOf(parts)).toBe(parts.total);
      const taxed = parts.vatable + parts.vat;
      expect(Math.abs(parts.vat * 112 - taxed * 12)).toBeLessThanOrEqual(56);
    }),
  );
});

test("notes over an invoice have parts that sum to each, and together to the invoice", () => {
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(split, cuts, (invoice, places) => {
      const ends = [...places.map((place) => Math.floor(invoice.total * place)), invoice.total];
      const steps = [...new Set(ends)].filter((end) => end > 0).toSorted((a, b) => a - b);
      let before = 0;
      const notes = steps.map((end) => {
        const note = creditParts(invoice, before, end - before);
        before = end;
        return note;
      });
      for (const note of notes) {
        expect(sumOf(note)).toBe(note.total);
        expect(Math.min(note.vatable, note.vat, note.exempt)).toBeGreaterThanOrEqual(0);
      }
      const all = (part: keyof TaxParts) => notes.reduce((sum, note) => sum + note[part], 0);
      expect([all("vatable"), all("vat"), all("exempt"), all("total")]).toEqual([
        invoice.vatable,
        invoice.vat,
        invoice.exempt,
        invoice.total,
      ]);
    }),
  );
});

test("a note of one centavo has no part below zero", () => {
  const invoice = partsOf(1_000, 333);
  for (let before = 0; before < invoice.total; before += 1) {
    const note = creditParts(invoice, before, 1);
    expect([note.vatable, note.vat, note.exempt].toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  }
});
