/** The fields that a text may use. */
export const MERGE_FIELDS = ["first_name", "shop_name"] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
export type MergeValues = Readonly<Record<MergeField, string>>;

export type MergeProblem = "unknown_field" | "no_fallback" | "stray_brace";

const FIELD = /\{([^{}]*)\}/g;

/** The problem with a text's fields; undefined if they are fine. */
export function mergeProblem(text: string): MergeProblem | undefined {
  for (const [, inside = ""] of text.matchAll(FIELD)) {
    const { name, fallback } = partsOf(inside);
    if (!isField(name)) return "unknown_field";
    // The shop always has a name; of a reader it may be unknown.
    if (name === "first_name" && !fallback?.trim()) return "no_fallback";
  }
  return /[{}]/.test(text.replaceAll(FIELD, "")) ? "stray_brace" : undefined;
}

/** A text with its fields filled in. What is no field stays as it was written. */
export function fillFields(text: string, values: MergeValues): string {
  return text.replaceAll(FIELD, (whole, inside: string) => {
    const { name, fallback = "" } = partsOf(inside);
    if (!isField(name)) return whole;
    const value = values[name].trim();
    return value === "" ? fallback.trim() : value;
  });
}

function partsOf(inside: string): { name: string; fallback?: string } {
  const bar = inside.indexOf("|");
  if (bar < 0) return { name: inside.trim() };
  return { name: inside.slice(0, bar).trim(), fallback: inside.slice(bar + 1) };
}

function isField(name: string): name is MergeField {
  return MERGE_FIELDS.some((field) => field === name);
}
