type LineProgress = { quantity: number; received: number };

/** Units of a line that have not come. Damaged ones have not: the supplier owes them still. */
export function outstanding({ quantity, received }: LineProgress): number {
  return Math.max(0, quantity - received);
}

/** What a delivery makes of an order. */
export function stateAfter(lines: readonly LineProgress[]): "partly_received" | "received" {
  return lines.every((line) => outstanding(line) === 0) ? "received" : "partly_received";
}

/** Units that come on top of what was ordered; nothing is more than nothing. */
export function excess(line: LineProgress, arrives: number): number {
  return Math.max(0, arrives - outstanding(line));
}

/** Whether an order that is on its way should have been there. `today` is a calendar day. */
export function isOverdue(expectedOn: string | null, today: string): boolean {
  return expectedOn !== null && expectedOn < today;
}
