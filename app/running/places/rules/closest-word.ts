export type KnownWord = { word: string; weight: number; uses: number };

/** The most likely word: the fewest typos away, then the one of the most important place. */
export function closestWord(typed: string, known: readonly KnownWord[]): string | undefined {
  const allowed = typed.length < 6 ? 1 : 2;
  const near = known
    .map((candidate) => ({ ...candidate, slips: slipsBetween(typed, candidate.word) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || a.weight - b.weight || b.uses - a.uses);
  return near[0]?.word;
}

/** The number of missing, added, wrong or swapped letters between two words. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          last[j]! + 1,
          row[j - 1]! + 1,
          last[j - 1]! + (same ? 0 : 1),
          swapped ? before[j - 2]! + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
