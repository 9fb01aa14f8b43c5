/** The value that this share of the others does not exceed; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.max(0, Math.ceil(share * sorted.length) - 1);
  const found = sorted[place];
  if (found === undefined) throw new Error("nothing was measured");
  return found;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
