import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { MAX_PER_LINE, readQuantity } from "#app/selling/cart/rules/quantity.ts";
import type { WantedItems } from "#app/selling/orders/rules/change-items.ts";

/** The name of a line's quantity field, from its position in the order or its item. */
export function quantityField(key: string): string {
  const [productId, variantId] = key.split("/");
  return variantId === undefined
    ? `quantity${key}`
    : `add-${productId}${variantId && `.${variantId}`}`;
}

/** The field with the price at which a new item was offered. */
export const priceField = (key: string) => quantityField(key).replace("add-", "price-");

const LINE = /^quantity([1-9]\d{0,3})$/;
const UUID = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const ADDED = new RegExp(`^(add|price)-(${UUID})(?:\\.(${UUID}))?$`);

/** The line of a field, and whether the field has the price or the quantity. */
function lineOf(name: string): { key: string; isPrice: boolean } | undefined {
  const position = LINE.exec(name)?.[1];
  if (position !== undefined) return { key: position, isPrice: false };
  const [, what, productId, variantId = ""] = ADDED.exec(name) ?? [];
  return what === undefined
    ? undefined
    : { key: `${productId}/${variantId}`, isPrice: what === "price" };
}

export type ReadWish = {
  wanted: WantedItems;
  /** Centavos: the shown prices of new items. */
  shownPrices: Readonly<Record<string, number>>;
};

/** Reads the quantities of a form. A refusal lists the fields without a valid quantity. */
export function readWanted(
  texts: Readonly<Record<string, string>>,
): Result<ReadWish, Refusal<"no_quantity"> & { fields: string[] }> {
  const wanted: Record<string, number> = {};
  const shownPrices: Record<string, number> = {};
  const fields: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const line = lineOf(name);
    if (!line) continue;
    if (line.isPrice) {
      if (/^\d{1,12}$/.test(text)) shownPrices[line.key] = Number(text);
      continue;
    }
    const quantity = readQuantity(text);
    if (quantity === undefined || quantity > MAX_PER_LINE) fields.push(name);
    else wanted[line.key] = quantity;
  }
  return fields.length > 0 ? refuse("no_quantity", { fields }) : ok({ wanted, shownPrices });
}
