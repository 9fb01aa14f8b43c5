import type { Centavos } from "#app/lib/money.ts";
import type { RegulatoryStatus } from "../rules/product-terms.ts";
import { readStrength, type Strength } from "../rules/strength.ts";
import { variantName } from "../rules/variants.ts";
import { compareMessages as say, compoundTexts, COMPARED } from "../texts/shopper-compare.ts";
import { statusTexts } from "../texts/shopper-product.ts";
import { courseLength } from "./product-texts.ts";
import { showVial, vialOf, type VialSource } from "./show-vial.ts";

export type ComparedSource = VialSource & {
  slug: string;
  name: string;
  price: Centavos;
  courseWeeksMin: number | null;
  courseWeeksMax: number | null;
  regulatoryStatus: RegulatoryStatus;
  variant: { price: Centavos; option1Value: string; option2Value: string | null } | null;
};

export type Comparison = NonNullable<ReturnType<typeof compareCompounds>>;

/**
 * Compounds as columns, in the order of their texts, and facts as rows with one value per column.
 * Undefined if there is nothing to compare the product with.
 */
export function compareCompounds(rows: readonly ComparedSource[], own: string) {
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  const columns = COMPARED.flatMap((slug) => {
    const [first] = bySlug.get(slug) ?? [];
    const texts = compoundTexts[slug];
    return first && texts ? [{ first, texts, vials: vialsOf(bySlug.get(slug) ?? []) }] : [];
  });
  if (columns.length < 2 || !columns.some(({ first }) => first.slug === own)) return undefined;
  return {
    compounds: columns.map(({ first: { slug, name } }) => ({ slug, name, isOwn: slug === own })),
    facts: [
      fact(
        say.actsOn,
        columns.map(({ texts }) => [texts.actsOn]),
      ),
      fact(
        say.trials,
        columns.map(({ texts }) => [texts.trials]),
      ),
      fact(
        say.status,
        columns.map(({ first }) => [statusTexts[first.regulatoryStatus]]),
      ),
      fact(
        say.given,
        columns.map(({ texts }) => [texts.given]),
      ),
      fact(
        say.vial,
        columns.map(({ vials }) => vials.map(({ text }) => text)),
      ),
      fact(
        say.perUnit,
        columns.map(({ vials }) => vials.flatMap(({ perUnit = "" }) => perUnit)),
      ),
      fact(
        say.course,
        columns.map(({ first }) => [weeksOf(first)]),
      ),
    ].filter(({ values }) => values.some((lines) => lines.length > 0)),
    sources: columns.map(({ first, texts }) => ({ compound: first.name, ...texts.source })),
  };
}

const fact = (title: string, values: readonly string[][]) => ({
  title,
  /** Several lines if it is sold in several vials, and none if nothing is known. */
  values: values.map((lines) => [...new Set(lines)].filter((line) => line !== "")),
});

function weeksOf(product: ComparedSource): string {
  const weeks = courseLength(product);
  return weeks === undefined ? say.noCourse : say.weeks(weeks);
}

/** The vials of a product, each with its price per mg. */
function vialsOf(rows: readonly ComparedSource[]) {
  return rows.map((row) => {
    const { variant } = row;
    if (!variant) return showVial(row.price, vialOf(row));
    const strength: Strength | undefined = readStrength(
      variantName(variant.option1Value, variant.option2Value),
    );
    return showVial(variant.price, strength);
  });
}
