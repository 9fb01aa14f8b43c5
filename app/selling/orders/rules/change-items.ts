import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { priceCart, type CartTotals, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import { MAX_LINES, MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import type { Compound } from "#app/goods/catalog/rules/compounds.ts";
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
 * The buyer's wanted quantity of each line. Keys are the line's position or id, or the item
 * (`itemKey`) if it is new. Lines without a key stay unchanged.
 */
export type WantedItems = Readonly<Record<string, number>>;

export type ChangeableLine = {
  /** Its position or its item. Positions can be reused. */
  key: string;
  /** Null for a new item, which has quantity 0 and today's price. */
  id: string | null;
  productId: string;
  slug: string;
  /** The current category, for codes with a category in scope. */
  categoryId: string | null;
  variantId: string | null;
  productName: string;
  sku: string;
  productKind: ProductKind;
  clearance: Clearance;
  compound: Compound | null;
  sellable: boolean;
  quantity: number;
  price: Centavos;
  /** Current weight in grams. Null uses the default weight. */
  weight?: number | null;
  /** Currently needs cold transport. */
  needsCold?: boolean;
  /** The basis of the statutory discount: the ordered price, or today's for a new item. */
  regularPrice?: Centavos | null;
  /** The line has the statutory discount, or a new item's product allows it. */
  statutoryDiscount?: boolean;
  /** The VAT taken out of the price. Null without the statutory discount. */
  vatExempt?: Centavos | null;
  sent?: number;
};

export type ChangedLine = ChangeableLine & {
  wanted: number;
  discount: Centavos;
  statutory?: StatutoryParts | undefined;
};

export type ItemsPlan = { lines: ChangedLine[]; totals: CartTotals };

export type PlanRefusal =
  | Refusal<"no_change" | "nothing_left" | "too_many" | "too_many_lines" | "not_for_sale" | "sent">
  | (Refusal<"code_lost"> & { minimum: Centavos });

type Pricing = {
  offer: (Offer & Scope) | undefined;
  /** The group that gives the buyer the statutory discount. Such an order has no code. */
  statutoryKind?: ConcessionKind | null;
  charges: Charges;
  /** The current setting, for an order without a line that recorded it. */
  vatRegistered?: boolean;
};

/** A consultation may already be booked, so it is canceled only with the whole order. */
export function isChangeable({ productKind }: Pick<ChangeableLine, "productKind">): boolean {
  return productKind !== "service";
}

export function isNew({ id }: Pick<ChangeableLine, "id">): boolean {
  return id === null;
}

/**
 * Plans an order with other quantities or items, priced as in checkout. Existing lines keep their
 * ordered price, and new items have today's. The code's saving is decided again and split over the
 * lines. The statutory discount is reckoned again on lines that have it, and on new items.
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
    // A gift that is removed or stays as the only item is no longer free.
    return pricedPlan(planned, full, priceCart(carried, charges, gift.ok ? gift.value.saving : 0));
  }
  if (offer && offer.minimumAmount !== null && subtotal < offer.minimumAmount) {
    return refuse("code_lost", { minimum: offer.minimumAmount });
  }
  const saving = offer ? savingOf(offer, subtotal) : 0;
  return pricedPlan(planned, full, priceCart(carried, charges, saving));
}

function pricedPlan(lines: readonly WantedLine[], full: readonly Centavos[], totals: CartTotals) {
  const parts = splitSaving(totals.discount, full);
  return ok({ lines: lines.map((line, n) => ({ ...line, discount: parts[n] ?? 0 })), totals });
}

type WantedLine = ChangeableLine & { wanted: number };

/** Keeps the VAT registration from the time of the order. */
function planStatutory(
  lines: readonly WantedLine[],
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

/** Keys the change by line ids, because positions may have changed by the time it is paid. */
export function rememberedWish(lines: readonly ChangedLine[]): WantedItems {
  const changed = lines.filter((line) => line.wanted !== line.quantity);
  return Object.fromEntries(changed.map(({ id, key, wanted }) => [id ?? key, wanted]));
}

/** Units that the change takes from stock (1) or returns to it (-1). */
export function unitsMoved(lines: readonly ChangedLine[], direction: 1 | -1) {
  return lines.filter(isChangeable).flatMap(({ productId, variantId, productName, ...line }) => {
    const quantity = (line.wanted - line.quantity) * direction;
    return quantity > 0 ? [{ productId, variantId, productName, quantity }] : [];
  });
}
