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
};
