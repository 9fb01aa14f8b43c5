/** One measured thing, beside what it has to reach in the same run. */
export type Figure = {
  what: string;
  value: string;
  /** In words; empty where there is nothing to reach and the figure is only shown. */
  reach: string;
  /** Undefined where there is nothing to reach. */
  holds: boolean | undefined;
};

type Limit = { most: number } | { least: number };

export function figure(
  what: string,
  value: number,
  { digits = 0, unit = "", note = "" }: { digits?: number; unit?: string; note?: string },
  limit?: Limit,
): Figure {
  const said = `${shown(value, digits)}${unit && ` ${unit}`}${note && ` (${note})`}`;
  if (!limit) return { what, value: said, reach: "", holds: undefined };
  const [word, bound] = "most" in limit ? ["at most", limit.most] : ["at least", limit.least];
  const holds = "most" in limit ? value <= bound : value >= bound;
  return { what, value: said, reach: `${word} ${shown(bound)}${unit && ` ${unit}`}`, holds };
}

export function shown(value: number, digits = 2): string {
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}
