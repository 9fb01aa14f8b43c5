import type { Centavos } from "#app/lib/money.ts";
import type { Clearance, ProductKind, RegulatoryStatus } from "./product-terms.ts";
import type { StrengthUnit } from "./strength.ts";

/** What staff say about a product. */
export type ProductFacts = {
  name: string;
  slug: string;
  kind: ProductKind;
  categoryId: string | null;
  shortDescription: string;
  description: string;
  tags: string[];
  keywords: string;
  featured: boolean;
  isActive: boolean;
  price: Centavos;
  compareAtPrice: Centavos | null;
  costPerItem: Centavos | null;
  /** Empty for one that the shop draws. */
  sku: string;
  vialAmount: number | null;
  vialUnit: StrengthUnit | null;
  seoTitle: string;
  seoDescription: string;
  regulatoryStatus: RegulatoryStatus;
  registrationNo: string | null;
  clearance: Clearance;
  courseWeeksMin: number | null;
  courseWeeksMax: number | null;
  /** What a month costs, as a part of the price. */
  monthlyFactor: number | null;
  benefits: string[];
  howItWorks: string;
  usage: string;
  storage: string;
  contraindications: string[];
  interactions: string[];
  safetyText: string;
  sources: string[];
  /** In grams, packed; left as it is without it, and null for what most weigh. */
  weight?: number | null;
  /** It leaves on the days for cold parcels only; left as it is without it. */
  needsCold?: boolean;
  /** Senior citizens and persons with disability get their discount on it; left as it is without it. */
  statutoryDiscount?: boolean;
  /** Hours above 8 °C that its label allows, and where it says so; left as they are without them. */
  warmHours?: number | null;
  warmSource?: string;
};

const NAMES = [
  "name",
  "slug",
  "kind",
  "categoryId",
  "shortDescription",
  "description",
  "tags",
  "keywords",
  "featured",
  "isActive",
  "price",
  "compareAtPrice",
  "costPerItem",
  "sku",
  "vialAmount",
  "vialUnit",
  "seoTitle",
  "seoDescription",
  "regulatoryStatus",
  "registrationNo",
  "clearance",
  "courseWeeksMin",
  "courseWeeksMax",
  "monthlyFactor",
  "benefits",
  "howItWorks",
  "usage",
  "storage",
  "contraindications",
  "interactions",
  "safetyText",
  "sources",
  "weight",
  "needsCold",
  "statutoryDiscount",
  "warmHours",
  "warmSource",
] as const satisfies readonly (keyof ProductFacts)[];

/** What staff say about it, without what the shop itself has counted or written. */
export function factsOf(product: ProductFacts): ProductFacts {
  return Object.fromEntries(NAMES.map((name) => [name, product[name]])) as ProductFacts;
}

/** The facts in which two products differ. */
export function changedFacts(one: ProductFacts, other: ProductFacts): (keyof ProductFacts)[] {
  return NAMES.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
