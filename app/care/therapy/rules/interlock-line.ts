import type { InterlockLine } from "#app/goods/catalog/rules/interlocks.ts";

/** The product of a course, to be compared with the others. Only products have courses. */
export const toInterlockLine = ({
  slug,
  compound,
}: Omit<InterlockLine, "kind">): InterlockLine => ({ slug, compound, kind: "product" });
