import type { PaymentEventType } from "./payment-terms.ts";

type Told = {
  type: PaymentEventType | (string & {});
  reference: string;
  amount: number | null;
  currency: string | null;
};

/** Whether two messages under one event id say the same: a gateway repeats itself, or it is wrong. */
export function isSameEvent(one: Told, other: Told): boolean {
  return (
    one.type === other.type &&
    one.reference === other.reference &&
    one.amount === other.amount &&
    one.currency === other.currency
  );
}
