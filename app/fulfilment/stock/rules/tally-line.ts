/** The count of one place, and the units on hand by the books at that moment. */
export type Count = { units: number; level: number; countedAt: Date };

export type Tally = {
  counted: number;
  /** The units on hand by the books at the last count. */
  expected: number;
  /** Added to the units on hand when the stocktake is posted, even if units moved in between. */
  difference: number;
  /** Units moved between the counts of two places, so either count may have included them. */
  movedBetween: boolean;
};

/** Combines all counts of one item. Undefined without a count. */
export function tallyLine(counts: readonly Count[]): Tally | undefined {
  const inOrder = counts.toSorted((a, b) => a.countedAt.getTime() - b.countedAt.getTime());
  const last = inOrder.at(-1);
  if (!last) return undefined;
  const counted = counts.reduce((sum, { units }) => sum + units, 0);
  return {
    counted,
    expected: last.level,
    difference: counted - last.level,
    movedBetween: counts.some(({ level }) => level !== last.level),
  };
}

type Line = { unitCost: number | null; reason: string | null; counts: readonly Count[] };

/** The present result of a stocktake. Money is in centavos, for items with a known cost. */
export function tallyAll(lines: readonly Line[]) {
  const tallied = lines.map((line) => ({ ...line, tally: tallyLine(line.counts) }));
  const differing = tallied.filter(({ tally }) => tally !== undefined && tally.difference !== 0);
  return {
    items: lines.length,
    counted: tallied.filter(({ tally }) => tally !== undefined).length,
    differing: differing.length,
    undecided: differing.filter(({ reason }) => reason === null).length,
    units: differing.reduce((sum, { tally }) => sum + (tally?.difference ?? 0), 0),
    value: differing.reduce(
      (sum, { tally, unitCost }) => sum + (tally?.difference ?? 0) * (unitCost ?? 0),
      0,
    ),
  };
}
