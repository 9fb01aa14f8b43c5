export type PaidLine = { itemId: string; quantity: number };
export type Credit = { itemId: string; unit: number };

/** The first unit of a paid line that no booking has used; the lines come oldest first. */
export function freeCredit(
  lines: readonly PaidLine[],
  used: readonly Credit[],
): Credit | undefined {
  for (const { itemId, quantity } of lines) {
    const taken = new Set(used.filter((one) => one.itemId === itemId).map(({ unit }) => unit));
    for (let unit = 1; unit <= quantity; unit += 1) if (!taken.has(unit)) return { itemId, unit };
  }
  return undefined;
}
