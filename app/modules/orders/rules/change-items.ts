import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { priceCart, subtotalOf } from "#app/modules/cart/rules/price-cart.ts";
import type { CartTotals } from "#app/modules/cart/rules/price-cart.ts";
import { MAX_PER_LINE } from "#app/modules/cart/rules/quantity.ts";
import type { ProductKind } from "#app/modules/catalog/rules/product-terms.ts";
import type { Offer } from "#app/modules/discounts/rules/discount-terms.ts";
import { savingOf } from "#app/modules/discounts/rules/saving.ts";
import { splitSaving } from "#app/modules/discounts/rules/split-saving.ts";
import type { Charges } from "#app/modules/settings/rules/charges.ts";

/** How many of each line its buyer wants, by the line's position; a line that is missing stays. */
export type WantedItems = Readonly<Record<string, number>>;

export type ChangeableLine = {
  id: string;
  position: number;
  productId: string;
  variantId: string | null;
  productName: string;
  productKind: ProductKind;
  /** It can still be bought. */
  sellable: boolean;
  quantity: number;
  price: Centavos;
};

export type ChangedLine = ChangeableLine & { wanted: number; discount: Centavos };

export type ItemsPlan = { lines: ChangedLine[]; totals: CartTotals };

export type PlanRefusal =
  | Refusal<"no_change" | "nothing_left" | "too_many" | "not_for_sale">
  | (Refusal<"code_lost"> & { minimum: Centavos });

/** A consultation may be booked already, so it is cancelled with its order only. */
export function isChangeable({ productKind }: Pick<ChangeableLine, "productKind">): boolean {
  return productKind !== "service";
}

/**
 * An order with other quantities, priced as the checkout does it: each line at the price it was
 * ordered for, the code's saving decided anew and split over the lines.
 */
export function planItems(
  lines: readonly ChangeableLine[],
  wanted: WantedItems,
  { offer, charges }: { offer: Offer | undefined; charges: Charges },
): Result<ItemsPlan, PlanRefusal> {
  const planned = lines.map((line) => ({
    ...line,
    wanted: isChangeable(line) ? (wanted[line.position] ?? line.quantity) : line.quantity,
  }));
  const raised = planned.filter((line) => line.wanted > line.quantity);
  if (planned.every((line) => line.wanted === line.quantity)) return refuse("no_change");
  if (planned.every((line) => line.wanted === 0)) return refuse("nothing_left");
  if (raised.some((line) => line.wanted > MAX_PER_LINE)) return refuse("too_many");
  if (raised.some((line) => !line.sellable)) return refuse("not_for_sale");
  const priced = planned.map(({ price, wanted: quantity, productKind: kind }) => ({
    price,
    quantity,
    kind,
  }));
  const subtotal = subtotalOf(priced);
  if (offer && offer.minimumAmount !== null && subtotal < offer.minimumAmount) {
    return refuse("code_lost", { minimum: offer.minimumAmount });
  }
  const carried = priced.filter(({ quantity }) => quantity > 0);
  const totals = priceCart(carried, charges, offer ? savingOf(offer, subtotal) : 0);
  const parts = splitSaving(
    totals.discount,
    planned.map((line) => line.price * line.wanted),
  );
  return ok({ lines: planned.map((line, n) => ({ ...line, discount: parts[n] ?? 0 })), totals });
}

/** What the change asks of the shelf (1), or gives back to it (-1). */
export function unitsMoved(lines: readonly ChangedLine[], direction: 1 | -1) {
  return lines.filter(isChangeable).flatMap(({ productId, variantId, productName, ...line }) => {
    const quantity = (line.wanted - line.quantity) * direction;
    return quantity > 0 ? [{ productId, variantId, productName, quantity }] : [];
  });
}
