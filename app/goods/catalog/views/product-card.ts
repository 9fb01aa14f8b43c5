import type { Centavos } from "#app/lib/money.ts";
import { areaTint } from "./area-looks.ts";
import { productPicture, type ProductImage } from "./shown-picture.ts";
import type { Clearance, RegulatoryStatus } from "../rules/product-terms.ts";
import { statusInShort } from "../texts/shopper-product.ts";
import { courseLength, firstSentence, monthlyPrice, shownBenefits } from "./product-texts.ts";
import { cardVial } from "./show-vial.ts";
import type { StrengthUnit } from "../rules/strength.ts";
import { stockState, type StockState } from "../rules/stock-state.ts";

/** Units sold in 30 days. */
const POPULAR_FROM = 5;

/** Only sales decide. Featuring a product is the editors' choice. */
function isPopular({ sold30d }: { sold30d: number }): boolean {
  return sold30d >= POPULAR_FROM;
}

export type CardSource = {
  id: string;
  slug: string;
  name: string;
  areaLook: string | null;
  price: Centavos;
  compareAtPrice: Centavos | null;
  /** Null for a product without variants. */
  highestPrice: Centavos | null;
  vialAmount: number | null;
  vialUnit: StrengthUnit | null;
  /** Names of the variants on sale: "5 mg, 10 mg". */
  variantNames: string;
  featured: boolean;
  /** Units in paid orders of the last 30 days. */
  sold30d: number;
  shortDescription: string;
  description: string;
  benefits: readonly string[];
  images: readonly ProductImage[];
  courseWeeksMin: number | null;
  courseWeeksMax: number | null;
  monthlyFactor: number | null;
  ratingAvg: number | null;
  ratingCount: number;
  clearance: Clearance;
  regulatoryStatus: RegulatoryStatus;
  /** Null if the stock was never counted. */
  available: number | null;
};

export type ProductCard = ReturnType<typeof toCard>;

/** Only what a listing card shows, because every field is sent with the page. */
export function toCard(product: CardSource) {
  const stock = listedStock(product.available);
  const needsApproval = product.clearance === "required";
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    tint: areaTint(product.areaLook),
    picture: productPicture(product),
    price: product.price,
    compareAt: reducedFrom(product),
    isFrom: isFrom(product),
    featured: product.featured,
    popular: isPopular(product),
    vial: cardVial(product),
    status: statusInShort[product.regulatoryStatus],
    sentence: firstSentence(product.description) || firstSentence(product.shortDescription),
    benefits: shownBenefits(product, 2),
    course: courseLength(product),
    monthly: monthlyPrice(product),
    rating: shownRating(product),
    stock,
    orderable: stock.kind !== "out" && !needsApproval,
    hasVariants: product.highestPrice !== null,
    needsApproval,
  };
}

/** The average rating of real buyers, to one decimal. */
export function shownRating(product: {
  ratingAvg: number | null;
  ratingCount: number;
}): { average: string; count: number } | undefined {
  const { ratingAvg, ratingCount } = product;
  return ratingAvg === null ? undefined : { average: ratingAvg.toFixed(1), count: ratingCount };
}

export function isFrom(product: { price: Centavos; highestPrice: Centavos | null }): boolean {
  return product.highestPrice !== null && product.highestPrice > product.price;
}

/** Listed products are always physical, so one without a stock level is sold out. */
export function listedStock(available: number | null): StockState {
  return stockState(available ?? 0);
}

/** The former price, if it was higher. */
export function reducedFrom(product: {
  price: Centavos;
  compareAtPrice: Centavos | null;
}): Centavos | undefined {
  const { price, compareAtPrice } = product;
  return compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : undefined;
}
