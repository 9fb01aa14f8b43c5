import type { Texts } from "#app/lib/edit.ts";
import { healthClaims } from "../../rules/health-claims.ts";
import { REGULATORY_STATUSES } from "../../rules/product-terms.ts";
import { productAdminMessages } from "../../texts/staff-products.ts";
import { writerMessages } from "../../texts/staff-writer.ts";

export type ShownClaim = {
  field: string;
  label: string;
  phrase: string;
  rule: string;
  instead: string;
};

/**
 * Texts in which a shopper could read a promise. Safety texts rightly mention illnesses, so they
 * are not checked.
 */
const CHECKED = {
  name: productAdminMessages.name,
  short_description: productAdminMessages.shortDescription,
  description: productAdminMessages.description,
  tags: productAdminMessages.tags,
  seo_title: productAdminMessages.seoTitle,
  seo_description: productAdminMessages.seoDescription,
  benefits: productAdminMessages.benefits,
  how_it_works: productAdminMessages.howItWorks,
  usage: productAdminMessages.usage,
};

/** Phrases of a product's texts that make a health claim, with suggestions. */
export function shownClaims(texts: Texts): ShownClaim[] {
  const stated = REGULATORY_STATUSES.find((one) => one === texts["regulatory_status"]);
  return Object.entries(CHECKED).flatMap(([field, label]) =>
    healthClaims(texts[field] ?? "", stated ?? "not_registered").map(({ rule, phrase }) => ({
      field,
      label,
      phrase,
      ...writerMessages.rules[rule],
    })),
  );
}
