import { mayDo } from "./order-acts.ts";
import type { PurchaseState } from "./purchase-states.ts";

type LineProgress = { quantity: number; received: number };

/** Units that have not arrived. Damaged units are included: the supplier still owes them. */
export function outstanding({ quantity, received }: LineProgress): number {
  return Math.max(0, quantity - received);
}

/** Units that are still to come. A draft's are too; a closed or canceled order expects none. */
export function expected(state: PurchaseState, line: LineProgress): number {
  return state === "draft" || mayDo("receive", state) ? outstanding(line) : 0;
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
