import { mayFit, type Pattern, type Term } from "./match-pattern.ts";

/**
 * Finds the patterns that a message may fit, in their order. Each pattern is indexed by the words
 * and classes of the term that the fewest patterns mention. So a message is compared with a few
 * dozen patterns instead of all.
 */
export function indexPatterns(patterns: readonly Pattern[]) {
  const mentions = new Map<string, number>();
  for (const { all } of patterns.flatMap(({ terms }) => terms)) {
    for (const name of all) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  }
  const commonness = ({ all }: Term) =>
    all.reduce((sum, name) => sum + (mentions.get(name) ?? 0), 0);
  const filed = new Map<string, number[]>();
  for (const [place, { terms }] of patterns.entries()) {
    const [rarest] = terms.toSorted((a, b) => commonness(a) - commonness(b));
    for (const name of rarest?.all ?? []) filed.set(name, [...(filed.get(name) ?? []), place]);
  }
  return (things: ReadonlySet<string>): number[] => {
    const places = new Set<number>();
    for (const name of things) for (const place of filed.get(name) ?? []) places.add(place);
    return [...places]
      .filter((place) => {
        const pattern = patterns[place];
        return pattern !== undefined && mayFit(pattern, things);
      })
      .toSorted((a, b) => a - b);
  };
}
