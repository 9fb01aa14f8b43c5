/** A part of a whole, in percent; undefined where there is no whole to have a part of. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole > 0 ? (part / whole) * 100 : undefined;
}

const percents = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** "12.5%", and a dash where it is not known. */
export function formatShare(share: number | undefined): string {
  return share === undefined ? "–" : `${percents.format(share)}%`;
}
