import type { Centavos } from "#app/lib/money.ts";
import { reducedFrom } from "./product-card.ts";
import { stockState } from "../rules/stock-state.ts";
import { readStrength, type Strength } from "../rules/strength.ts";
import { showVial, vialOf, type VialSource } from "./show-vial.ts";
import { plainSource } from "./picture-sources.ts";
import { ownPictures, type ProductImages } from "./shown-picture.ts";
import { chooseVariant } from "../rules/variants.ts";

export type VariantSource = {
  id: string;
  sku: string;
  variantName: string;
  option1Value: string;
  option2Value: string | null;
  price: Centavos;
  compareAtPrice: Centavos | null;
  available: number;
  /** The name of one of the product's pictures. */
  picture?: string | null;
};

export type ShownVariant = ReturnType<typeof showVariant>;

export type ShownVariants = {
  /** The options to choose: "Vial size", or "Vial size and pack". */
  legend: string;
  /** With one option, one row without a heading; with two, one row for each value of the first. */
  rows: { heading: string | undefined; variants: ShownVariant[] }[];
  chosen: string;
};

type Source = VialSource & {
  images: ProductImages["images"];
  option1Name: string | null;
  option2Name: string | null;
  variants: readonly VariantSource[];
};

/** The choice between the variants on sale; undefined if there is nothing to choose. */
export function showVariants(product: Source, wantedSku: string | null): ShownVariants | undefined {
  const { option1Name, option2Name } = product;
  const shown = product.variants.map((variant) => ({
    heading: option2Name === null ? undefined : variant.option1Value,
    soldOut: variant.available <= 0,
    sku: variant.sku,
    variant: showVariant(variant, vialOf(product), variantPicture(product, variant)),
  }));
  const chosen = chooseVariant(shown, wantedSku);
  if (!chosen || option1Name === null) return undefined;
  const rows = [...Map.groupBy(shown, (one) => one.heading)].map(([heading, some]) => ({
    heading,
    variants: some.map(({ variant }) => variant),
  }));
  const legend = [option1Name, option2Name?.toLowerCase()].filter(Boolean).join(" and ");
  return { legend, rows, chosen: chosen.variant.id };
}

function showVariant(variant: VariantSource, own: Strength | undefined, picture?: string) {
  const { id, sku, variantName: name, option1Value, option2Value, price } = variant;
  return {
    id,
    sku,
    name,
    /** The variant's name contains its strength, or the product's strength applies. */
    vial: showVial(price, readStrength(name) ?? own),
    /** The label of its chip. The row's heading has the rest. */
    label: option2Value ?? option1Value,
    /** The address of a small picture; undefined if the variant has none of its own. */
    picture,
    price,
    compareAt: reducedFrom(variant),
    stock: stockState(variant.available),
  };
}

function variantPicture({ images }: Pick<ProductImages, "images">, { picture }: VariantSource) {
  const [own] = ownPictures({ images: images.filter((image) => image.picture === picture) });
  return own && plainSource(own, "thumb").src;
}
