import type { FileRow, ImportedProduct } from "./imported-product.ts";

const OF_VARIANTS = new Set(["option1_value", "option2_value", "option3_value"]);

/**
 * Groups rows of the shop's own format: a product row, followed by rows of its variants with the
 * same address. A row with a value for the first option is a variant.
 */
export function groupOwnRows(
  rows: readonly FileRow[],
  say: { twice: (row: number) => string },
): ImportedProduct[] {
  const groups: ImportedProduct[] = [];
  const byAddress = new Map<string, ImportedProduct>();
  const named = new Set<ImportedProduct>();
  for (const row of rows) {
    const slug = (row.texts["slug"] ?? "").trim();
    const isVariant = (row.texts["option1_value"] ?? "").trim() !== "";
    const known = slug === "" ? (isVariant ? groups.at(-1) : undefined) : byAddress.get(slug);
    const group = known ?? { rows: [], texts: {}, variants: [], notes: [], problem: null };
    if (!known) groups.push(group);
    if (slug !== "") byAddress.set(slug, group);
    if (isVariant) {
      group.variants.push(row);
      if (group.rows.length === 0 && slug !== "") group.texts = { slug };
    } else if (named.has(group)) {
      group.problem = say.twice(group.rows[0] ?? row.no);
    } else {
      named.add(group);
      group.texts = Object.fromEntries(
        Object.entries(row.texts).filter(([field]) => !OF_VARIANTS.has(field)),
      );
    }
    group.rows.push(row.no);
  }
  return groups;
}
