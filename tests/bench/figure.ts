/** One measured thing, beside what it has to reach in the same run. */
export type Figure = {
  what: string;
  value: string;
  /** What the best there could be reached in turns with it; empty where nothing says. */
  ceiling: string;
  /** In words; empty where there is nothing to reach and the figure is only shown. */
  reach: string;
  /** Undefined where there is nothing to reach. */
  holds: boolean | undefined;
};

type Limit = { most: number } | { least: number };

type Options = {
  digits?: number;
  unit?: string;
  note?: string;
  /** Of the same machine at the same time, in the same unit; a limit is one of the share then. */
  ceiling?: { value: number; share: number };
};

export function figure(
  what: string,
  value: number,
  { digits = 0, unit = "", note = "", ceiling }: Options,
  limit?: Limit,
): Figure {
  const said = {
    what,
    value: `${shown(value, digits)}${unit && ` ${unit}`}${note && ` (${note})`}`,
    ceiling: ceiling ? `${shown(ceiling.share)} of ${shown(ceiling.value, digits)}` : "",
  };
  if (!limit) return { ...said, reach: "", holds: undefined };
  const [word, bound] = "most" in limit ? ["at most", limit.most] : ["at least", limit.least];
  const judged = ceiling ? ceiling.share : value;
  const holds = "most" in limit ? judged <= bound : judged >= bound;
  const of = ceiling ? " of it" : unit && ` ${unit}`;
  return { ...said, reach: `${word} ${shown(bound)}${of}`, holds };
}

export function shown(value: number, digits = 2): string {
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}
