import { MAX_PER_LINE, readNewQuantity, readQuantity } from "../rules/quantity.ts";

export type PendingChange = { intent?: string; lineId?: string; quantity?: string; step?: string };

/** Lines with the pending changes applied. */
export function withPendingChanges<L extends { id: string; quantity: number }>(
  lines: readonly L[],
  changes: readonly PendingChange[],
): L[] {
  return changes.reduce<L[]>(applyChange, [...lines]);
}

function applyChange<L extends { id: string; quantity: number }>(
  lines: L[],
  { intent, lineId, quantity, step }: PendingChange,
): L[] {
  if (intent === "clear") return [];
  if (intent === "remove") return lines.filter((line) => line.id !== lineId);
  const typed = intent === "set" ? readNewQuantity(quantity) : undefined;
  if (typed === undefined) return lines;
  const wanted = Math.min(typed + Number(step ?? 0), MAX_PER_LINE);
  if (wanted < 1) return lines.filter((line) => line.id !== lineId);
  return lines.map((line) => (line.id === lineId ? { ...line, quantity: wanted } : line));
}

/** The units that a pending change adds. */
export function unitsOnTheirWay({ intent, quantity = "1" }: PendingChange): number {
  const typed = intent === "add" ? readQuantity(quantity) : undefined;
  return typed === undefined ? 0 : Math.min(Math.max(1, typed), MAX_PER_LINE);
}
