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
  /** Of the first variant, where it has some. */
  initialStock: number;
  /** What it comes in; the first one costs `pricePesos`, and none costs less. */
  comesIn?: StarterVariants;
  regulatoryStatus: RegulatoryStatus;
  /** A Philippine FDA number that someone has seen on the pack; never filled in by guess. */
  registrationNo: string | null;
  clearance: Clearance;
  /** One sentence, at most 120 characters. */
  shortDescription: string;
  /** Paragraphs parted by an empty line; the first sentence is the card text. */
  description: string;
  benefits: readonly string[];
  howItWorks: string;
  /** Handling only: no dose, schedule or mixing volume. */
  usage: string;
  storage: string;
  contraindications: readonly string[];
  /** What is known of it beside other medicines, or that nothing is. */
  interactions: readonly string[];
  /** Regulatory status first, then warnings. */
  safetyText: string;
  sources: readonly string[];
  /** The clinician who checked these texts; null until one has. */
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

/** Sold from the cart beside products, never listed. Stock is null where nothing is shipped. */
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
  /** What its picture shows, for those who cannot see it. */
  pictureAlt: string;
};

/** In the order of the shop. */
export type StarterCategory = {
  slug: string;
  name: string;
  look: AreaLook;
  description: string;
};
