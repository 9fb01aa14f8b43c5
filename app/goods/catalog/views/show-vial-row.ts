import type { VialRow } from "../queries/vials.server.ts";
import { writeStrength } from "../rules/strength.ts";
import { vialOf } from "./show-vial.ts";

/** A product in the list of vial strengths. */
export function showVialRow(product: VialRow) {
  const { id, name, sku, isActive, highestPrice, variantNames } = product;
  const vial = vialOf(product);
  return {
    id,
    name,
    sku,
    isActive,
    vial: vial ? writeStrength(vial) : "",
    /** If there are variants, each has its own. */
    variants: highestPrice === null ? undefined : variantNames,
    isMissing: !vial && highestPrice === null,
  };
}

export type ShownVialRow = ReturnType<typeof showVialRow>;
