import { GLP1_COMPOUNDS, type Compound, type Route } from "#app/goods/catalog/rules/compounds.ts";
import { healthClaims } from "#app/goods/catalog/rules/health-claims.ts";
import type { Clearance, RegulatoryStatus } from "#app/goods/catalog/rules/product-terms.ts";

export type AdProduct = {
  name: string;
  shortDescription: string;
  description: string;
  regulatoryStatus: RegulatoryStatus;
  registrationNo: string | null;
  clearance: Clearance;
  compound: Compound | null;
  route: Route | null;
  hasPicture: boolean;
};

/** Most serious first. */
export const AD_REASONS = [
  "not_registered",
  "no_number",
  "approval",
  "supervision",
  "prescription",
  "injected",
  "unknown_use",
  "claims",
  "no_picture",
] as const;
export type AdReason = (typeof AD_REASONS)[number];

const INJECTED: readonly (Route | null)[] = ["under_skin", "into_muscle", "into_vein"];

const RULES: Record<AdReason, (product: AdProduct) => boolean> = {
  not_registered: ({ regulatoryStatus: status }) =>
    status === "not_registered" || status === "investigational",
  no_number: ({ regulatoryStatus, registrationNo }) =>
    regulatoryStatus === "registered" && !registrationNo?.trim(),
  approval: ({ clearance }) => clearance === "required",
  supervision: ({ clearance }) => clearance === "acknowledge",
  prescription: ({ compound }) => compound !== null && GLP1_COMPOUNDS.includes(compound),
  injected: ({ route }) => INJECTED.includes(route),
  unknown_use: ({ compound, route }) => compound === null || route === null,
  claims: ({ name, shortDescription, description, regulatoryStatus }) =>
    healthClaims([name, shortDescription, description].join("\n"), regulatoryStatus).length > 0,
  no_picture: ({ hasPicture }) => !hasPicture,
};

/**
 * Why a product stays out of ads; empty if it may be advertised. Ad networks close the account of a
 * shop that advertises medicines without registration or on prescription, so doubt counts against it.
 */
export const reasonsAgainstAds = (product: AdProduct): AdReason[] =>
  AD_REASONS.filter((reason) => RULES[reason](product));
