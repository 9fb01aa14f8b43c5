import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  planItems as plan,
  rememberedWish,
  type ChangeableLine,
  type WantedItems,
} from "./change-items.ts";
import type { Scope } from "#app/selling/discounts/rules/scope.ts";
import type { Offer } from "#app/selling/discounts/rules/discount-terms.ts";

function line(position: number, quantity: number, price: number): ChangeableLine {
  const item = {
    key: String(position),
    id: `i${position}`,
    sku: `S-${position}`,
    clearance: "none" as const,
    productId: `p${position}`,
    slug: `p${position}`,
    compound: "other" as const,
    categoryId: null as string | null,
    variantId: null,
    sellable: true,
    productName: "NAD+",
  };
  return { ...item, productKind: "product", quantity, price };
}

/** A line that is not in the order yet. */
const added = (n: number, price: number) => ({ ...line(n, 0, price), id: null, key: `p${n}/` });

const EVERYTHING: Scope = { productIds: [], categoryIds: [] };
const FREE = { shippingFee: 0, freeFrom: 0, taxPercent: 0 };
const planItems = (
  of: ChangeableLine[],
  wanted: WantedItems,
  offer?: Offer & Partial<Scope>,
  charges = FREE,
) => plan(of, wanted, { offer: offer && { ...EVERYTHING, ...offer }, charges });

const lines = [line(1, 2, 400_000), line(2, 1, 100_000)];
const tenPercent = { type: "percentage", value: 1_000, minimumAmount: 500_000 } as const;

describe("an order with other quantities", () => {
  it("costs the sum of its lines at the prices they were ordered for", () => {
    expect(planItems(lines, { 1: 1 }, undefined)).toMatchObject({
      value: {
        totals: { subtotal: 500_000, discount: 0, total: 500_000 },
        lines: [{ wanted: 1 }, { wanted: 1 }],
      },
    });
  });

  it("splits what the code saves anew", () => {
    expect(planItems(lines, { 1: 1 }, tenPercent)).toMatchObject({
      value: {
        totals: { subtotal: 500_000, discount: 50_000, total: 450_000 },
        lines: [{ discount: 40_000 }, { discount: 10_000 }],
      },
    });
  });

  it.each([
    [{}, "no_change"],
    [{ 1: 2, 2: 1 }, "no_change"],
    [{ 9: 3 }, "no_change"],
    [{ 1: 0, 2: 0 }, "nothing_left"],
    [{ 1: 21 }, "too_many"],
  ])("%o is refused: %s", (wanted, reason) => {
    expect(planItems(lines, wanted, undefined)).toEqual({ ok: false, reason });
  });

  it("counts and splits only where the code is for", () => {
    const offer = { ...tenPercent, minimumAmount: 100_000, productIds: ["p2"] };
    expect(planItems(lines, { 1: 1 }, offer)).toMatchObject({
      value: {
        totals: { subtotal: 500_000, discount: 10_000, total: 490_000 },
        lines: [{ discount: 0 }, { discount: 10_000 }],
      },
    });
    expect(planItems(lines, { 2: 0 }, offer)).toMatchObject({ reason: "code_lost" });
  });

  it("keeps one unit of a gift free beside other goods", () => {
    const offer = { type: "free_gift", value: 0, minimumAmount: null, productIds: ["p2"] } as const;
    expect(planItems(lines, { 1: 1 }, offer)).toMatchObject({
      value: { totals: { discount: 100_000, total: 400_000 }, lines: [{}, { discount: 100_000 }] },
    });
    expect(planItems(lines, { 2: 3 }, offer)).toMatchObject({
      value: { totals: { discount: 100_000 } },
    });
    expect(planItems(lines, { 2: 0 }, offer)).toMatchObject({ value: { totals: { discount: 0 } } });
    expect(planItems(lines, { 1: 0 }, offer)).toMatchObject({ value: { totals: { discount: 0 } } });
    const dear = { ...offer, minimumAmount: 500_000 };
    expect(planItems(lines, { 1: 1 }, dear)).toMatchObject({ reason: "code_lost" });
  });

  it("does not lose its code without a word", () => {
    const refused = { ok: false, reason: "code_lost", minimum: 500_000 };
    expect(planItems(lines, { 1: 1, 2: 0 }, tenPercent)).toEqual(refused);
  });

  describe("with the discount of the law", () => {
    const statutory = (n: number, quantity: number, price: number, vatExempt: number | null) => ({
      ...line(n, quantity, price),
      regularPrice: price,
      statutoryDiscount: vatExempt !== null,
      vatExempt,
    });
    const change = (of: ChangeableLine[], wanted: WantedItems, vatRegistered = false) =>
      plan(of, wanted, {
        offer: undefined,
        charges: FREE,
        vatRegistered,
        statutoryKind: "senior",
      });
    const given = [statutory(1, 2, 112_000, 24_000), statutory(2, 1, 50_000, null)];

    it("reckons it anew on the lines that have it, with VAT as it was", () => {
      expect(change(given, { 1: 1 })).toMatchObject({
        value: {
          totals: { subtotal: 162_000, discount: 32_000, total: 130_000 },
          lines: [
            { discount: 32_000, statutory: { vatExempt: 12_000, statutoryDiscount: 20_000 } },
            { discount: 0, statutory: undefined },
          ],
        },
      });
    });

    it("gives it on what is new, and on nothing once no such line is left", () => {
      const fresh = { ...added(3, 100_000), statutoryDiscount: true, regularPrice: null };
      expect(change([...given, fresh], { 1: 0, "p3/": 1 })).toMatchObject({
        value: { totals: { discount: 28_571 } },
      });
      const none = change(given, { 1: 0 });
      expect(none).toMatchObject({ value: { totals: { discount: 0, total: 50_000 } } });
    });

    it("asks today's setting for VAT where no line says it", () => {
      const fresh = { ...added(3, 112_000), statutoryDiscount: true, regularPrice: null };
      const of = [statutory(2, 1, 50_000, null), fresh];
      expect(change(of, { "p3/": 1 }, true)).toMatchObject({
        value: { totals: { discount: 32_000 } },
      });
      expect(change(of, { "p3/": 1 })).toMatchObject({ value: { totals: { discount: 22_400 } } });
    });
  });

  it("can have fewer of what is no longer sold, not more", () => {
    const withdrawn = [{ ...line(1, 2, 400_000), sellable: false }];
    expect(planItems(withdrawn, { 1: 1 }, undefined)).toMatchObject({ ok: true });
    expect(planItems(withdrawn, { 1: 3 }, undefined)).toMatchObject({ reason: "not_for_sale" });
  });

  it("leaves a consultation as it is", () => {
    const service = { ...line(2, 1, 250_000), productKind: "service" as const };
    const planned = planItems([line(1, 2, 400_000), service], { 1: 1, 2: 0 }, undefined);
    expect(planned).toMatchObject({ value: { lines: [{ wanted: 1 }, { wanted: 1 }] } });
  });

  it("pays for shipping and tax as the checkout has it", () => {
    const charges = { shippingFee: 15_000, freeFrom: 600_000, taxPercent: 12 };
    expect(planItems(lines, { 1: 1 }, undefined, charges)).toMatchObject({
      value: { totals: { subtotal: 500_000, shipping: 15_000, tax: 60_000, total: 575_000 } },
    });
  });

  it("has a pack as long as something of it is cold", () => {
    const charges = { ...FREE, coldPack: 15_000 };
    const cold = [lines[0]!, { ...lines[1]!, needsCold: true }];
    const change = (of: ChangeableLine[], wanted: WantedItems) =>
      planItems(of, wanted, undefined, charges);
    expect(change(cold, { 1: 1 })).toMatchObject({
      value: { totals: { subtotal: 500_000, coldPack: 15_000, total: 515_000 } },
    });
    expect(change(cold, { 2: 0 })).toMatchObject({
      value: { totals: { coldPack: null, total: 800_000 } },
    });
    const comes = [...lines, { ...added(3, 1_000), needsCold: true }];
    expect(change(comes, { "p3/": 1 })).toMatchObject({ value: { totals: { coldPack: 15_000 } } });
  });

  it("takes what it does not have yet at today's price, and swaps", () => {
    const swapped = planItems([...lines, added(3, 250_000)], { 1: 0, "p3/": 2 });
    expect(swapped).toMatchObject({ value: { totals: { total: 600_000 } } });
    const none = planItems([...lines, added(3, 250_000)], {});
    expect(none).toEqual({ ok: false, reason: "no_change" });
    const many = Array.from({ length: 50 }, (_, n) => added(n + 3, 100));
    const wanted = Object.fromEntries(many.map(({ key }) => [key, 1]));
    expect(planItems([...lines, ...many], wanted)).toMatchObject({ reason: "too_many_lines" });
  });

  it("is remembered by the lines themselves, whose positions others may get", () => {
    const planned = planItems([...lines, added(3, 250_000)], { 1: 1, "p3/": 2 });
    if (!planned.ok) throw new Error(planned.reason);
    const wish = rememberedWish(planned.value.lines);
    expect(wish).toEqual({ i1: 1, "p3/": 2 });
    expect(planItems([...lines, added(3, 250_000)], wish)).toEqual(planned);
    const other = { ...line(1, 2, 400_000), id: "another" };
    expect(planItems([other], { i1: 1 })).toMatchObject({ reason: "no_change" });
  });

  it("always adds up, to the centavo", () => {
    const wishes = fc.array(
      fc.record({
        has: fc.nat(20),
        wants: fc.nat(20),
        price: fc.nat(5_000_000),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const offers = fc.record({
      type: fc.constantFrom("percentage" as const, "fixed_amount" as const),
      value: fc.nat(10_000),
      minimumAmount: fc.constant(null),
    });
    fc.assert(
      fc.property(wishes, fc.option(offers, { nil: undefined }), (wished, offer) => {
        const before = wished.map(({ has, price }, n) =>
          has === 0 ? added(n + 1, price) : line(n + 1, has, price),
        );
        const wanted = Object.fromEntries(before.map(({ key }, n) => [key, wished[n]?.wants ?? 0]));
        const changed = planItems(before, wanted, offer);
        if (!changed.ok) return;
        const { totals, lines: after } = changed.value;
        const sum = after.reduce((all, each) => all + each.price * each.wanted - each.discount, 0);
        expect(sum).toBe(totals.total);
        expect(
          after.every(
            ({ discount, price, wanted: units }) => discount >= 0 && discount <= price * units,
          ),
        ).toBe(true);
      }),
    );
  });
});
