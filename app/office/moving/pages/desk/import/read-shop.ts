import { FORMER_SHOPS, type FormerShop } from "#app/selling/orders/rules/past-order.ts";
import type { ImportFailure } from "#app/running/imports/queries/import-noun.server.ts";

/** The shop that a stored format names. */
export function readShop(format: string): FormerShop {
  const shop = FORMER_SHOPS.find((one) => one === format);
  if (!shop) throw new Error(`an import has the unknown format ${format}`);
  return shop;
}

export const failed = (note: string): ImportFailure => ({ ok: false, reason: "failed", note });
