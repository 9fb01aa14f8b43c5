import type { Centavos } from "#app/lib/money.ts";
import type { Clearance, ProductKind, RegulatoryStatus } from "./product-terms.ts";
import type { Compound, ProductForm, Route } from "./compounds.ts";
import type { StrengthUnit } from "./strength.ts";

/** The facts that staff enter about a product. */
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
  /** Empty: the shop generates one. */
  sku: string;
  vialAmount: number | null;
  vialUnit: StrengthUnit | null;
  /** Undefined: unchanged. Null: unknown. */
  compound?: Compound | null;
  route?: Route | null;
  form?: ProductForm | null;
  seoTitle: string;
  seoDescription: string;
  regulatoryStatus: RegulatoryStatus;
  registrationNo: string | null;
  clearance: Clearance;
  courseWeeksMin: number | null;
  courseWeeksMax: number | null;
  /** The monthly price as a fraction of the price. */
  monthlyFactor: number | null;
  benefits: string[];
  howItWorks: string;
  usage: string;
  storage: string;
  contraindications: string[];
  interactions: string[];
  safetyText: string;
  sources: string[];
  /** Packed weight in grams. Undefined: unchanged. Null: the default weight. */
  weight?: number | null;
  /** It leaves only on the days for cold parcels. Undefined: unchanged. */
  needsCold?: boolean;
  /** Eligible for the discount of senior citizens and disabled persons. Undefined: unchanged. */
  statutoryDiscount?: boolean;
  /** Hours above 8 °C that the label allows, and their source. Undefined: unchanged. */
  warmHours?: number | null;
  warmSource?: string;
};

export const FACT_NAMES = [
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
  "compound",
  "route",
  "form",
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

/** Only the facts that staff enter, without figures and texts that the shop adds. */
export function factsOf(product: ProductFacts): ProductFacts {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, product[name]])) as ProductFacts;
}

export function changedFacts(one: ProductFacts, other: ProductFacts): (keyof ProductFacts)[] {
  return FACT_NAMES.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
