import type { ProductInput } from "../input.ts";
import type { Centavos } from "#app/lib/money.ts";
import { searchKeywords } from "./search-keywords.ts";
import { substanceOf } from "./substances.ts";
import type { StarterProduct } from "./starter-product.ts";
import { vialPictures } from "./vial-pictures.ts";

type Place = { categoryId: string | null; price: Centavos };

/**
 * A starter product as input for the catalog, listed and with its drawn pictures. The vial's
 * content stays empty, because only the shop's own labels have it.
 */
export function starterInput(product: StarterProduct, place: Place): ProductInput {
  const {
    categorySlug: _,
    initialStock: __,
    pricePesos: ___,
    reviewedBy: ____,
    ...given
  } = product;
  const { comesIn: _____, ...rest } = given;
  return {
    ...rest,
    ...place,
    keywords: searchKeywords[product.slug] ?? "",
    ...substanceOf(product.slug),
    isActive: true,
    // Every vial is stored at 2–8 °C.
    needsCold: product.kind === "product",
    benefits: [...product.benefits],
    contraindications: [...product.contraindications],
    interactions: [...product.interactions],
    sources: [...product.sources],
    images: vialPictures(product),
  };
}
