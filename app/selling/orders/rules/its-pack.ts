import type { Centavos } from "#app/lib/money.ts";
import type { Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";

/** An order's stored facts about its insulated pack. */
export type PackedOrder = { coldPack: Centavos | null; delivery: Pick<Delivery, "cold"> | null };

/**
 * Today's charges with the order's own price of the pack. An order with cold goods from before
 * packs had a price stays without one. The first cold item of an order gets today's price.
 */
export function withItsPack(charges: Charges, { coldPack, delivery }: PackedOrder): Charges {
  if (coldPack !== null) return { ...charges, coldPack };
  return delivery?.cold ? { ...charges, coldPack: undefined } : charges;
}
