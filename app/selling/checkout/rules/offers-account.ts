import type { ReceiptState } from "./receipt-state.ts";

/** Nothing is left to pay on a page of ours, and the order is not over without its goods. */
const SETTLED: readonly ReceiptState[] = [
  "paid",
  "cash",
  "transfer",
  "unconfirmed",
  "shipped",
  "delivered",
];

type Receipt = { customerId: string | null; state: ReceiptState };

/** Whether a receipt offers an account: to a visitor, for an order that belongs to none yet. */
export function offersAccount({ customerId, state }: Receipt, isVisitor: boolean): boolean {
  return isVisitor && customerId === null && SETTLED.includes(state);
}
