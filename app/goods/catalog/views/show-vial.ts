import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { Compound } from "../rules/compounds.ts";
import { labelSteps, weeksOfVial } from "../rules/label-steps.ts";
import { pricePerUnit, readStrength, type Strength, type StrengthUnit } from "../rules/strength.ts";
import { vialTexts as say } from "../texts/shopper-vial.ts";

export type VialSource = { vialAmount: number | null; vialUnit: StrengthUnit | null };

/** The content of the product's own vial; undefined if unknown. */
export function vialOf({ vialAmount, vialUnit }: VialSource): Strength | undefined {
  return vialAmount !== null && vialUnit ? { amount: vialAmount, unit: vialUnit } : undefined;
}

/** `10 mg vial`, without a line break between number and unit; empty if the strength is unknown. */
function vialText(strength: Strength | undefined): string {
  return strength ? say.vial(quantity(strength)) : "";
}

/** `₱1,250 per mg`, to compare sizes and shops; undefined if the strength is unknown. */
function unitPriceText(price: Centavos, strength: Strength | undefined): string | undefined {
  return strength && say.per(formatMoney(pricePerUnit(price, strength)), strength.unit);
}

export type ShownVial = { text: string; perUnit: string | undefined };

/** Content and unit price, shown above the price of a product or variant where they are known. */
export function showVial(price: Centavos, strength: Strength | undefined): ShownVial {
  return { text: vialText(strength), perUnit: unitPriceText(price, strength) };
}

/** For a card: the vial and its price per mg, or the available sizes. */
export function cardVial(
  product: VialSource & { price: Centavos; highestPrice: Centavos | null; variantNames: string },
): string {
  if (product.highestPrice === null) {
    const { text, perUnit } = showVial(product.price, vialOf(product));
    return [text, perUnit].filter(Boolean).join(" · ");
  }
  const sizes = product.variantNames.split(", ").map(readStrength);
  const known = sizes.filter((size) => size !== undefined);
  const areAll = known.length === sizes.length;
  return areAll ? say.vial(known.map(quantity).join(say.or)) : vialText(vialOf(product));
}

/** Weeks that each vial lasts at each label step; undefined without a label or a strength. */
export function showLasting(compound: Compound | null, vials: readonly (Strength | undefined)[]) {
  const known = vials.filter((vial) => vial !== undefined).filter(({ unit }) => unit === "mg");
  const steps = labelSteps(compound);
  if (known.length === 0 || steps.length === 0) return undefined;
  return {
    vials: known.map(vialText),
    steps: steps.map((step) => ({
      name: quantity({ amount: step, unit: "mg" }),
      weeks: known.map((vial) => weeksOfVial(vial, step)),
    })),
  };
}
export type Lasting = NonNullable<ReturnType<typeof showLasting>>;

const quantity = ({ amount, unit }: Strength) => `${amount}\u00A0${unit}`;
