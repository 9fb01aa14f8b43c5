import type { ReceiptState } from "./receipt-state.ts";

/** States with nothing left to pay online, of orders that are still to be delivered or were. */
const SETTLED: readonly ReceiptState[] = [
  "paid",
  "cash",
  "transfer",
  "unconfirmed",
  "shipped",
  "delivered",
];

type Receipt = { customerId: string | null; state: ReceiptState };

/** Offers an account to a visitor whose order belongs to none. */
export function offersAccount({ customerId, state }: Receipt, isVisitor: boolean): boolean {
  return isVisitor && customerId === null && SETTLED.includes(state);
}
