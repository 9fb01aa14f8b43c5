import { cautionMessages as say } from "../texts/shopper-notices.ts";
import { formatDate } from "#app/lib/dates.ts";
import { areaTint } from "./area-looks.ts";
import { listedStock, reducedFrom, shownRating, type CardSource } from "./product-card.ts";
import { productPicture } from "./shown-picture.ts";
import { courseLength, monthlyPrice, shownBenefits } from "./product-texts.ts";
import { showVariants, type VariantSource } from "./show-variants.ts";

export type DetailSource = CardSource & {
  option1Name: string | null;
  option2Name: string | null;
  /** Those on sale, in their order. */
  variants: readonly VariantSource[];
  categoryName: string | null;
  categorySlug: string | null;
  registrationNo: string | null;
  howItWorks: string;
  usage: string;
  storage: string;
  contraindications: string[];
  interactions: string[];
  safetyText: string;
  sources: string[];
  reviewedBy: string | null;
  reviewedAt: Date | null;
};

export type ProductDetail = ReturnType<typeof toDetail>;

/**
 * Everything the product page shows, ready to be set; dates in Manila's calendar. `wantedSku` is the
 * variant that its address names.
 */
export function toDetail(product: DetailSource, wantedSku: string | null = null) {
  const { categoryName, categorySlug, reviewedBy, reviewedAt } = product;
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
    choice: showVariants(product, wantedSku),
    clearance: product.clearance,
    status: product.regulatoryStatus,
    registrationNo: product.registrationNo ?? undefined,
    description: paragraphs(product.description),
    benefits: shownBenefits(product, 6),
    howItWorks: paragraphs(product.howItWorks),
    usage: paragraphs(product.usage),
    storage: paragraphs(product.storage),
    cautions: shownCautions(product),
    safety: paragraphs(product.safetyText),
    sources: product.sources,
    review: reviewedBy
      ? { by: reviewedBy, on: reviewedAt ? formatDate(reviewedAt) : undefined }
      : undefined,
  };
}

/** Those that nobody wrote are there too, and the page says that nothing is known. */
export function shownCautions({
  contraindications,
  interactions,
}: Pick<DetailSource, "contraindications" | "interactions">) {
  return [
    { title: say.contraindications, items: contraindications },
    { title: say.interactions, items: interactions },
  ];
}

/** Texts are written with an empty line between paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
