import type { ProductInput } from "../input.ts";
import type { Centavos } from "#app/lib/money.ts";
import { searchKeywords } from "./search-keywords.ts";
import type { StarterProduct } from "./starter-product.ts";
import { vialPictures } from "./vial-pictures.ts";

type Place = { categoryId: string | null; price: Centavos };

/**
 * A starter product as the catalogue takes it, listed and with its drawn pictures. How much is in a
 * vial stays open: only the shop's own labels say it.
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
    isActive: true,
    // Every vial is kept at 2–8 °C.
    needsCold: product.kind === "product",
    benefits: [...product.benefits],
    contraindications: [...product.contraindications],
    interactions: [...product.interactions],
    sources: [...product.sources],
    images: vialPictures(product),
  };
}
