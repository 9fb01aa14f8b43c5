import { statusInShort, statusTexts } from "../texts/shopper-product.ts";
import { areaTint } from "./area-looks.ts";
import { listedStock, reducedFrom, shownRating } from "./product-card.ts";
import { productPicture } from "./shown-picture.ts";
import { courseLength, monthlyPrice } from "./product-texts.ts";
import { lastingOf, type WritingSource } from "./product-writing.ts";
import { showVial, vialOf } from "./show-vial.ts";
import { showVariants } from "./show-variants.ts";

/** The variants on sale, in their order. */
export type DetailSource = WritingSource & {
  option1Name: string | null;
  option2Name: string | null;
  categoryName: string | null;
  categorySlug: string | null;
};

export type ProductDetail = ReturnType<typeof toDetail>;

/** Everything that the product page shows. `wantedSku` is the variant of its address. */
export function toDetail(product: DetailSource, wantedSku: string | null = null) {
  const { categoryName, categorySlug } = product;
  const choice = showVariants(product, wantedSku);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    tint: areaTint(product.areaLook),
    picture: productPicture(product),
    category: categoryName && categorySlug ? { name: categoryName, slug: categorySlug } : undefined,
    price: product.price,
    compareAt: reducedFrom(product),
    featured: product.featured,
    summary: product.shortDescription,
    course: courseLength(product),
    monthly: monthlyPrice(product),
    rating: shownRating(product),
    stock: listedStock(product.available),
    choice,
    vial: showVial(product.price, vialOf(product)),
    /** Whether the Usage part has a table of how long a vial lasts. */
    lasts: lastingOf(product) !== undefined,
    clearance: product.clearance,
    status: {
      text: statusTexts[product.regulatoryStatus],
      short: statusInShort[product.regulatoryStatus],
    },
  };
}
