import type { Compound } from "#app/goods/catalog/rules/compounds.ts";
import { labelStep } from "./label-ladder.ts";
import type { GlpExperience } from "./questions.ts";

export type Hinted<Product> = Product & {
  /** The label's usual step, where there is a label. */
  hint: string | undefined;
};

/** Products in the order of the rules. If one is no longer sold, the next takes its place. */
export function toOffers<Product extends { compound: Compound | null }>(
  products: readonly string[],
  listed: ReadonlyMap<string, Product>,
  experience: GlpExperience,
): Hinted<Product>[] {
  return products.flatMap((slug) => {
    const found = listed.get(slug);
    return found ? [{ ...found, hint: labelStep(found.compound, experience) }] : [];
  });
}
