import type { Centavos } from "#app/lib/money.ts";
import type { Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import type { Charges } from "#app/running/settings/rules/charges.ts";

/** What an order notes of its insulated pack. */
export type PackedOrder = { coldPack: Centavos | null; delivery: Pick<Delivery, "cold"> | null };

/**
 * Today's charges with the price that the order's pack was placed with. What was cold before packs
 * had a price goes on without one, and the first cold item of an order brings today's.
 */
export function withItsPack(charges: Charges, { coldPack, delivery }: PackedOrder): Charges {
  if (coldPack !== null) return { ...charges, coldPack };
  return delivery?.cold ? { ...charges, coldPack: undefined } : charges;
}
