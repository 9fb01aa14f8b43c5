import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { keptTotals } from "./kept-parts.ts";
import { bestSaving, priceLine, type ConcessionLine } from "./price-concession.ts";

const SENIOR = { kind: "senior", vatRegistered: true } as const;
const WITHOUT_VAT = { kind: "pwd", vatRegistered: false } as const;

const line = (price: number, more: Partial<ConcessionLine> = {}): ConcessionLine => ({
  price,
  quantity: 1,
  statutoryDiscount: true,
  ...more,
});

const anyLine = fc.record({
  price: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  regularPrice: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  statutoryDiscount: fc.boolean(),
});
const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 8 });
const anyConcession = fc.record({
  kind: fc.constantFrom("senior" as const, "pwd" as const),
  vatRegistered: fc.boolean(),
});

describe("a line", () => {
  test.each([
    // ₱1,120 includes ₱120 of VAT. The discount is 20% of the remaining ₱1,000.
    [line(112_000), true, { vatExempt: 12_000, statutoryDiscount: 20_000, saving: 32_000 }],
    [line(112_000), false, { vatExempt: 0, statutoryDiscount: 22_400, saving: 22_400 }],
    [
      line(112_000, { quantity: 3 }),
      true,
      { vatExempt: 36_000, statutoryDiscount: 60_000, saving: 96_000 },
    ],
    // Rounded per line, not per unit: 3 × ₱99.99 without VAT are ₱267.83.
    [
      line(9_999, { quantity: 3 }),
      true,
      { vatExempt: 3_214, statutoryDiscount: 5_357, saving: 8_571 },
    ],
    [line(1), true, undefined],
  ])("of %j (VAT: %s) is reckoned to the centavo", (given, vatRegistered, parts) => {
    expect(priceLine(given, vatRegistered)).toEqual(
      parts && { regularPrice: given.price, ...parts },
    );
  });

  it("on sale is reckoned from its regular price, and gives the sale up", () => {
    const sold = line(90_000, { regularPrice: 112_000 });
    expect(priceLine(sold, true)).toEqual({
      regularPrice: 112_000,
      vatExempt: 12_000,
      statutoryDiscount: 20_000,
      saving: 10_000,
    });
  });

  it("keeps a sale price that is as good", () => {
    expect(priceLine(line(80_000, { regularPrice: 112_000 }), true)).toBeUndefined();
    expect(priceLine(line(80_001, { regularPrice: 112_000 }), true)?.saving).toBe(1);
  });

  it("has nothing of it where the owner did not switch it on", () => {
    expect(priceLine(line(112_000, { statutoryDiscount: false }), true)).toBeUndefined();
  });

  it("sums: its regular price less both parts is its price, and never more than asked now", () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (given, vatRegistered) => {
        const part = priceLine(given, vatRegistered);
        if (!part) return;
        const total = given.price * given.quantity - part.saving;
        expect(part.regularPrice * given.quantity - part.vatExempt - part.statutoryDiscount).toBe(
          total,
        );
        expect(part.saving).toBeGreaterThan(0);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(part.vatExempt === 0).toBe(!vatRegistered || part.regularPrice * given.quantity < 5);
      }),
    );
  });

  it("is at least 20 % off what is left without VAT, to half a centavo", () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (given, vatRegistered) => {
        const part = priceLine(given, vatRegistered);
        if (!part) return;
        const full = part.regularPrice * given.quantity;
        const net = vatRegistered ? (full * 100) / 112 : full;
        expect(Math.abs(full - part.vatExempt - net)).toBeLessThanOrEqual(0.5);
        const off = (full - part.vatExempt) / 5;
        expect(Math.abs(part.statutoryDiscount - off)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe("a cart", () => {
  it("has the law or the promotion, whichever is more, and never both", () => {
    fc.assert(
      fc.property(anyCart, anyConcession, fc.nat({ max: 400_000_000 }), (lines, who, code) => {
        const alone = bestSaving(lines, who).saving;
        const best = bestSaving(lines, who, code);
        expect(best.saving).toBe(Math.max(alone, code));
        expect(best.statutory !== undefined).toBe(alone > 0 && alone >= code);
      }),
    );
  });

  it("has parts that sum to what is taken off, on every line and on the whole", () => {
    fc.assert(
      fc.property(anyCart, anyConcession, (lines, who) => {
        const { saving, statutory } = bestSaving(lines, who);
        if (!statutory) return;
        const { parts, totals } = statutory;
        const { vatExempt, statutoryDiscount, saleGivenUp } = totals;
        expect(vatExempt + statutoryDiscount - saleGivenUp).toBe(saving);
        expect(parts.reduce((sum, part) => sum + (part?.saving ?? 0), 0)).toBe(saving);
        expect(saleGivenUp).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("counts two statuses once: being both takes off what being one does", () => {
    const lines = [line(112_000), line(50_000)];
    const once = bestSaving(lines, SENIOR).saving;
    expect(bestSaving(lines, { ...SENIOR, kind: "pwd" }).saving).toBe(once);
    expect(once).toBe(32_000 + 14_286);
  });

  it("without a status has its promotion alone", () => {
    expect(bestSaving([line(112_000)], undefined, 500)).toEqual({
      saving: 500,
      statutory: undefined,
    });
  });

  it("shows the same parts once an order keeps them", () => {
    fc.assert(
      fc.property(anyCart, anyConcession, (lines, who) => {
        const { statutory } = bestSaving(lines, who);
        if (!statutory) return;
        const { parts, totals } = statutory;
        const kept = lines.map(({ price, quantity }, n) => ({
          price,
          quantity,
          total: price * quantity - (parts[n]?.saving ?? 0),
          vatExempt: parts[n]?.vatExempt ?? null,
          statutoryDiscount: parts[n]?.statutoryDiscount ?? null,
        }));
        expect(keptTotals(who.kind, kept)).toEqual(totals);
      }),
    );
    expect(keptTotals(null, [])).toBeUndefined();
  });

  it("of a shop without VAT is 20 % off the price", () => {
    expect(bestSaving([line(100_000)], WITHOUT_VAT).statutory?.totals).toMatchObject({
      vatExempt: 0,
      statutoryDiscount: 20_000,
    });
  });
});
