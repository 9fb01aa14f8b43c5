/** A part of a whole in percent, with one decimal below ten; a dash where there is no whole. */
export function showPercent(part: number, whole: number): string {
  return whole <= 0 ? "–" : showRate(part / whole);
}

export function showRate(rate: number): string {
  const percent = rate * 100;
  return `${percent.toFixed(percent < 10 ? 1 : 0)}%`.replace(".0%", "%");
}
