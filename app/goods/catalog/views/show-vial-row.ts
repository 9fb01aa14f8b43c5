import type { VialRow } from "../queries/vials.server.ts";
import { writeStrength } from "../rules/strength.ts";
import { vialOf } from "./show-vial.ts";

/** A product in the list where staff say how much is in its vial. */
export function showVialRow(product: VialRow) {
  const { id, name, sku, isActive, highestPrice, variantNames } = product;
  const vial = vialOf(product);
  return {
    id,
    name,
    sku,
    isActive,
    vial: vial ? writeStrength(vial) : "",
    /** Where it comes in several, each says its own. */
    variants: highestPrice === null ? undefined : variantNames,
    isMissing: !vial && highestPrice === null,
  };
}

export type ShownVialRow = ReturnType<typeof showVialRow>;
