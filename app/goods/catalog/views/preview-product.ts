import type { Texts } from "#app/lib/edit.ts";
import { readHundredths } from "#app/lib/hundredths.ts";
import { REGULATORY_STATUSES } from "../rules/product-terms.ts";
import { readStrength } from "../rules/strength.ts";
import { toCard, type CardSource, type ProductCard } from "./product-card.ts";

/** The facts of a saved product that its form does not change. */
export type PreviewFacts = Pick<
  CardSource,
  | "id"
  | "images"
  | "highestPrice"
  | "variantNames"
  | "sold30d"
  | "ratingAvg"
  | "ratingCount"
  | "available"
>;

export const NEW_FACTS: PreviewFacts = {
  id: "",
  images: [],
  highestPrice: null,
  variantNames: "",
  sold30d: 0,
  ratingAvg: null,
  ratingCount: 0,
  available: null,
};

type Category = { id: string; look: string | null };

/** The card as it will be, once the form has a name and a price. An unreadable number is left out. */
export function previewCard(
  texts: Texts,
  facts: PreviewFacts,
  categories: readonly Category[],
): ProductCard | undefined {
  const of = (name: string) => (texts[name] ?? "").trim();
  if (of("name") === "" || of("price") === "") return undefined;
  const vial = readStrength(of("vial"));
  const status = REGULATORY_STATUSES.find((one) => one === of("regulatory_status"));
  const card = toCard({
    ...facts,
    slug: of("slug") || "url-handle",
    name: of("name"),
    areaLook: categories.find(({ id }) => id === of("category_id"))?.look ?? null,
    price: readHundredths(of("price")) ?? 0,
    compareAtPrice: readHundredths(of("compare_at_price")) ?? null,
    vialAmount: vial?.amount ?? null,
    vialUnit: vial?.unit ?? null,
    featured: of("featured") === "on",
    shortDescription: of("short_description"),
    description: of("description"),
    benefits: of("benefits").split(/\r?\n/),
    courseWeeksMin: wholeOf(of("course_weeks_min")),
    courseWeeksMax: wholeOf(of("course_weeks_max")),
    monthlyFactor: Number(of("monthly_factor")) || null,
    clearance: of("clearance") === "required" ? "required" : "none",
    regulatoryStatus: status ?? "not_registered",
    available: facts.available ?? wholeOf(of("inventory_quantity")),
  });
  return status ? card : { ...card, status: "" };
}

const wholeOf = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null);
