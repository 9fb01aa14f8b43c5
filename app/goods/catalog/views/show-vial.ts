import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { labelSteps, weeksOfVial } from "../rules/label-steps.ts";
import { pricePerUnit, readStrength, type Strength, type StrengthUnit } from "../rules/strength.ts";
import { vialTexts as say } from "../texts/shopper-vial.ts";

export type VialSource = { vialAmount: number | null; vialUnit: StrengthUnit | null };

/** How much is in a vial of the product itself; undefined where nobody has said. */
export function vialOf({ vialAmount, vialUnit }: VialSource): Strength | undefined {
  return vialAmount !== null && vialUnit ? { amount: vialAmount, unit: vialUnit } : undefined;
}

/** `10 mg vial`, which no line breaks between the figure and its unit. */
function vialText(strength: Strength | undefined): string {
  return strength ? say.vial(quantity(strength)) : say.unknown;
}

/** `₱1,250 per mg`, to compare sizes and shops; nothing where the strength is not known. */
function unitPriceText(price: Centavos, strength: Strength | undefined): string | undefined {
  return strength && say.per(formatMoney(pricePerUnit(price, strength)), strength.unit);
}

export type ShownVial = { text: string; perUnit: string | undefined };

/** What stands above the price of a product or of one of its variants. */
export function showVial(price: Centavos, strength: Strength | undefined): ShownVial {
  return { text: vialText(strength), perUnit: unitPriceText(price, strength) };
}

/** For a card: its vial and what one mg costs, or the sizes it comes in. */
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

/** For how many weeks each vial gives each weekly step of the label; undefined without a label or a strength. */
export function showLasting(slug: string, vials: readonly (Strength | undefined)[]) {
  const known = vials.filter((vial) => vial !== undefined).filter(({ unit }) => unit === "mg");
  const steps = labelSteps(slug);
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
