export type Direction = "up" | "down";

/** Swaps an element with its neighbor; undefined if there is no such neighbor. */
export function moveWithin<T>(
  list: readonly T[],
  item: T,
  direction: Direction,
): readonly T[] | undefined {
  const from = list.indexOf(item);
  const to = direction === "up" ? from - 1 : from + 1;
  const other = list[to];
  if (from === -1 || other === undefined) return undefined;
  return list.with(from, other).with(to, item);
}
