type LineProgress = { quantity: number; received: number };

/** Units that have not arrived. Damaged units are included: the supplier still owes them. */
export function outstanding({ quantity, received }: LineProgress): number {
  return Math.max(0, quantity - received);
}

export function stateAfter(lines: readonly LineProgress[]): "partly_received" | "received" {
  return lines.every((line) => outstanding(line) === 0) ? "received" : "partly_received";
}

export function excess(line: LineProgress, arrives: number): number {
  return Math.max(0, arrives - outstanding(line));
}

/** Whether an open order is late. `today` is a calendar day. */
export function isOverdue(expectedOn: string | null, today: string): boolean {
  return expectedOn !== null && expectedOn < today;
}
