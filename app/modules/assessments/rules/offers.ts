import type { ProductCard } from "#app/modules/catalog/views/product-card.ts";
import type { Clearance } from "#app/modules/catalog/rules/product-terms.ts";
import { labelStep } from "./label-ladder.ts";
import type { GlpExperience } from "./questions.ts";

/** A product as the catalogue has it at this moment. */
export type Listed = { card: ProductCard; clearance: Clearance };

export type Offer = Listed & {
  /** The label's usual step, where there is a label. */
  hint: string | undefined;
};

/**
 * In the order of the rules, each found by the name it has there. What is not sold any more leaves
 * its place to the next.
 */
export function toOffers(
  products: readonly string[],
  listed: ReadonlyMap<string, Listed>,
  experience: GlpExperience,
): Offer[] {
  return products.flatMap((slug) => {
    const found = listed.get(slug);
    return found ? [{ ...found, hint: labelStep(slug, experience) }] : [];
  });
}
