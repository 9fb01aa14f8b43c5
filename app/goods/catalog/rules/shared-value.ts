/** The values of a field in several records: a shared one, or all of them, most frequent first. */
export type SharedValue<T> =
  | { isMixed: false; value: T | undefined }
  | { isMixed: true; values: { value: T; count: number }[] };

/** Undefined for an empty list of records. */
export function sharedValue<T>(values: readonly T[]): SharedValue<T> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = counts.keys();
  if (counts.size <= 1) return { isMixed: false, value: first };
  const listed = [...counts].map(([value, count]) => ({ value, count }));
  return { isMixed: true, values: listed.toSorted((a, b) => b.count - a.count) };
}
