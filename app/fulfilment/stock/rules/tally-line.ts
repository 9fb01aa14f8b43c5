/** What was counted in one place, and what was on hand by the books at that moment. */
export type Count = { units: number; level: number; countedAt: Date };

export type Tally = {
  counted: number;
  /** By the books, when the last place was counted. */
  expected: number;
  /** What posting adds to what is on hand then, whatever moved in between. */
  difference: number;
  /** Units moved between the counts of two places, so nobody knows which of them had those. */
  movedBetween: boolean;
};

/** All counts of one item; undefined until there is one. */
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

/** What a stocktake comes to so far. Money is in centavos, of the items whose cost is known. */
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
