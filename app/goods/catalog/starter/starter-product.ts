import type { AreaLook } from "../views/area-looks.ts";
import type { Clearance, RegulatoryStatus } from "../rules/product-terms.ts";

export type StarterProduct = {
  slug: string;
  name: string;
  categorySlug: string;
  kind: "product";
  sku: string;
  /** Whole pesos, tax included. */
  pricePesos: number;
  courseWeeksMin: number;
  courseWeeksMax: number;
  /** Monthly price = price × factor, rounded to the whole peso. */
  monthlyFactor: number;
  featured: boolean;
  /** The stock of the first variant, if there are variants. */
  initialStock: number;
  /** The variants. The first costs `pricePesos`, and none costs less. */
  comesIn?: StarterVariants;
  regulatoryStatus: RegulatoryStatus;
  /** A Philippine FDA number that a person has seen on the pack; never guessed. */
  registrationNo: string | null;
  clearance: Clearance;
  /** One sentence, at most 120 characters. */
  shortDescription: string;
  /** Paragraphs separated by empty lines; the first sentence is the card's text. */
  description: string;
  benefits: readonly string[];
  howItWorks: string;
  /** Handling only: no dose, schedule or mixing volume. */
  usage: string;
  storage: string;
  contraindications: readonly string[];
  /** Known interactions with other medicines, or that none are known. */
  interactions: readonly string[];
  /** Regulatory status first, then warnings. */
  safetyText: string;
  sources: readonly string[];
  /** The clinician who checked these texts; null before a check. */
  reviewedBy: string | null;
};

export type StarterVariants = {
  option: string;
  first: { value: string; sku: string };
  more: readonly {
    value: string;
    sku: string;
    pricePesos: number;
    initialStock: number;
  }[];
};

/** Sold from the cart, never listed. Stock is null if nothing is shipped. */
export type StarterAddOn = {
  slug: string;
  name: string;
  kind: "service" | "supply";
  sku: string;
  /** Whole pesos, tax included. */
  pricePesos: number;
  initialStock: number | null;
  regulatoryStatus: "not_a_medicine";
  clearance: "none";
  description: string;
  /** The description of its picture, for screen readers. */
  pictureAlt: string;
};

/** In the shop's order. */
export type StarterCategory = {
  slug: string;
  name: string;
  look: AreaLook;
  description: string;
};
