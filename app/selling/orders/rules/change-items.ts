import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { priceCart, type CartTotals, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import { MAX_LINES, MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import type { Clearance, ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";
import { priceLine, type StatutoryParts } from "#app/selling/concessions/rules/price-concession.ts";
import type { Offer } from "#app/selling/discounts/rules/discount-terms.ts";
import { giftSaving } from "#app/selling/discounts/rules/free-gift.ts";
import { savingOf } from "#app/selling/discounts/rules/saving.ts";
import { isInScope, type Scope } from "#app/selling/discounts/rules/scope.ts";
import { splitSaving } from "#app/selling/discounts/rules/split-saving.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";

/**
 * How many of each line its buyer wants: by the line's position or id and, of what the order does
 * not have yet, by its item (`itemKey`). A line that is missing stays.
 */
export type WantedItems = Readonly<Record<string, number>>;

export type ChangeableLine = {
  /** Its position, or its item; positions can be used again. */
  key: string;
  /** Null for what the order does not have yet; then its quantity is 0, and its price today's. */
  id: string | null;
  productId: string;
  slug: string;
  /** Today's, for codes that are for a category. */
  categoryId: string | null;
  variantId: string | null;
  productName: string;
  sku: string;
  productKind: ProductKind;
  clearance: Clearance;
  /** It can still be bought. */
  sellable: boolean;
  quantity: number;
  price: Centavos;
  /** Today's, in grams; what most weigh without it. */
  weight?: number | null;
  /** Today's: it has to stay cold on the way. */
  needsCold?: boolean;
  /** What the discount of the law is reckoned from: as it was ordered, else today's. */
  regularPrice?: Centavos | null;
  /** The line has that discount; of a new one, its product. */
  statutoryDiscount?: boolean;
  /** What was VAT in it; null where it does not have the discount. */
  vatExempt?: Centavos | null;
  /** Units of it that have left in a parcel. */
  sent?: number;
};

export type ChangedLine = ChangeableLine & {
  wanted: number;
  discount: Centavos;
  /** How the discount of the law is reckoned on it, where it has it. */
  statutory?: StatutoryParts | undefined;
};

export type ItemsPlan = { lines: ChangedLine[]; totals: CartTotals };

export type PlanRefusal =
  | Refusal<"no_change" | "nothing_left" | "too_many" | "too_many_lines" | "not_for_sale" | "sent">
  | (Refusal<"code_lost"> & { minimum: Centavos });

type Pricing = {
  offer: (Offer & Scope) | undefined;
  /** By what its buyer has the discount of the law; such an order has no code. */
  statutoryKind?: ConcessionKind | null;
  charges: Charges;
  /** Of today, for an order of which no line says it. */
  vatRegistered?: boolean;
};

/** A consultation may be booked already, so it is cancelled with its order only. */
export function isChangeable({ productKind }: Pick<ChangeableLine, "productKind">): boolean {
  return productKind !== "service";
}

/** The order does not have it yet. */
export function isNew({ id }: Pick<ChangeableLine, "id">): boolean {
  return id === null;
}

/**
 * An order with other quantities, or with other items, priced as the checkout does it: each line at
 * the price it was ordered for, what is new at today's, the code's saving decided anew and split over the lines. Where its buyer has the discount of the law,
 * that is reckoned anew on the lines that have it, and on what is new.
 */
export function planItems(
  lines: readonly ChangeableLine[],
  wanted: WantedItems,
  { offer, statutoryKind, charges, vatRegistered = false }: Pricing,
): Result<ItemsPlan, PlanRefusal> {
  const planned = lines.map((line) => ({
    ...line,
    wanted: isChangeable(line)
      ? (wanted[line.id ?? line.key] ?? wanted[line.key] ?? line.quantity)
      : line.quantity,
  }));
  const raised = planned.filter((line) => line.wanted > line.quantity);
  if (planned.every((line) => line.wanted === line.quantity)) return refuse("no_change");
  if (planned.every((line) => line.wanted === 0)) return refuse("nothing_left");
  if (planned.some(({ wanted: units, sent = 0 }) => units < sent)) return refuse("sent");
  if (raised.some((line) => line.wanted > MAX_PER_LINE)) return refuse("too_many");
  if (planned.filter((line) => line.wanted > 0).length > MAX_LINES) return refuse("too_many_lines");
  if (raised.some((line) => !line.sellable)) return refuse("not_for_sale");
  const priced = planned.map(({ wanted: quantity, productKind: kind, ...line }) => {
    const { price, weight = null, needsCold = false } = line;
    return { price, quantity, kind, weight, needsCold };
  });
  const carried = priced.filter(({ quantity }) => quantity > 0);
  if (statutoryKind) return planStatutory(planned, carried, { charges, vatRegistered });
  const isGift = offer?.type === "free_gift";
  const full = planned.map((line) =>
    !offer || isInScope(offer, line) ? line.price * line.wanted : 0,
  );
  const subtotal = full.reduce((sum, price) => sum + price, 0);
  if (offer && isGift) {
    const judged = planned.map(({ wanted: quantity, ...line }) => ({
      price: line.price,
      quantity,
      isGift: isInScope(offer, line),
    }));
    const gift = giftSaving(judged, offer.minimumAmount);
    if (!gift.ok && gift.reason === "minimum_not_reached") {
      return refuse("code_lost", { minimum: gift.minimum });
    }
    // A gift that is taken out, or left alone, is free no longer.
    return pricedPlan(planned, full, priceCart(carried, charges, gift.ok ? gift.value.saving : 0));
  }
  if (offer && offer.minimumAmount !== null && subtotal < offer.minimumAmount) {
    return refuse("code_lost", { minimum: offer.minimumAmount });
  }
  const saving = offer ? savingOf(offer, subtotal) : 0;
  return pricedPlan(planned, full, priceCart(carried, charges, saving));
}

/** The saving split over the lines that the code is for. */
function pricedPlan(lines: readonly Planned[], full: readonly Centavos[], totals: CartTotals) {
  const parts = splitSaving(totals.discount, full);
  return ok({ lines: lines.map((line, n) => ({ ...line, discount: parts[n] ?? 0 })), totals });
}

type Planned = ChangeableLine & { wanted: number };

/** Whether VAT was in the prices is as it was when it was ordered. */
function planStatutory(
  lines: readonly Planned[],
  carried: readonly PricedLine[],
  { charges, vatRegistered }: Pick<Pricing, "charges" | "vatRegistered">,
): Result<ItemsPlan, PlanRefusal> {
  const had = lines.filter(({ vatExempt }) => typeof vatExempt === "number");
  const hasVat = had.length > 0 ? had.some(({ vatExempt }) => vatExempt !== 0) : vatRegistered;
  const changed = lines.map((line) => {
    const statutory = priceLine({ ...line, quantity: line.wanted }, hasVat === true);
    return { ...line, discount: statutory?.saving ?? 0, statutory };
  });
  const saving = changed.reduce((sum, { discount }) => sum + discount, 0);
  return ok({ lines: changed, totals: priceCart(carried, charges, saving) });
}

/** The change as it is remembered until it is paid, when positions may stand for other lines. */
export function rememberedWish(lines: readonly ChangedLine[]): WantedItems {
  const changed = lines.filter((line) => line.wanted !== line.quantity);
  return Object.fromEntries(changed.map(({ id, key, wanted }) => [id ?? key, wanted]));
}

/** What the change asks of the shelf (1), or gives back to it (-1). */
export function unitsMoved(lines: readonly ChangedLine[], direction: 1 | -1) {
  return lines.filter(isChangeable).flatMap(({ productId, variantId, productName, ...line }) => {
    const quantity = (line.wanted - line.quantity) * direction;
    return quantity > 0 ? [{ productId, variantId, productName, quantity }] : [];
  });
}
