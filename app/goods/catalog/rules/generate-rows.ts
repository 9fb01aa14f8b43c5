import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { MOST_VARIANTS, stepRows } from "./variant-rows.ts";

type Row = { key: string; value1: string; value2: string };
export type GeneratedRows = {
  /** All rows in order: the form's rows, then the added ones. */
  keys: string[];
  /** The rows for values that no variant has had yet. */
  added: Row[];
};

/**
 * Makes one row for each pair of values. Existing rows stay as they are, and a removed variant with
 * the pair is restored.
 */
export function generateRows(
  { first, second }: { first: readonly string[]; second: readonly string[] },
  { keys, known }: { keys: readonly string[]; known: readonly Row[] },
): Result<GeneratedRows, Refusal<"too_many">> {
  const pairs = first.flatMap((value1) =>
    (second.length > 0 ? second : [""]).map((value2) => ({ value1, value2 })),
  );
  const rows: GeneratedRows = { keys: [...keys], added: [] };
  for (const { value1, value2 } of pairs) {
    const same = known.filter((row) => row.value1 === value1 && row.value2 === value2);
    if (same.some(({ key }) => rows.keys.includes(key))) continue;
    if (rows.keys.length >= MOST_VARIANTS) return refuse("too_many");
    const [gone] = same;
    const next = stepRows(rows.keys, gone ? `restore:${gone.key}` : "add") ?? rows.keys;
    const key = next.at(-1);
    if (!gone && key) rows.added.push({ key, value1, value2 });
    rows.keys = next;
  }
  return ok(rows);
}

/** The typed values, separated by commas, without duplicates. */
export function splitValues(typed: string): string[] {
  const values = typed.split(/[,\n]/).map((value) => value.trim());
  return [...new Set(values.filter(Boolean))];
}
