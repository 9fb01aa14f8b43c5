import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { MAX_PER_LINE, readQuantity } from "#app/modules/cart/rules/quantity.ts";
import type { WantedItems } from "#app/modules/orders/rules/change-items.ts";

/** The name of the field that holds how many of a line are wanted, and back. */
export const quantityField = (position: number) => `quantity${position}`;
const FIELD = /^quantity([1-9]\d{0,3})$/;

/** The quantities a form asks for; refused with the fields that hold none. */
export function readWanted(
  texts: Readonly<Record<string, string>>,
): Result<WantedItems, Refusal<"no_quantity"> & { fields: string[] }> {
  const wanted: Record<string, number> = {};
  const fields: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const position = FIELD.exec(name)?.[1];
    if (position === undefined) continue;
    const quantity = readQuantity(text);
    if (quantity === undefined || quantity > MAX_PER_LINE) fields.push(name);
    else wanted[position] = quantity;
  }
  return fields.length > 0 ? refuse("no_quantity", { fields }) : ok(wanted);
}
