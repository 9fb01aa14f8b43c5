import type { Centavos } from "#app/lib/money.ts";
import type { LineVerdict } from "./finding-terms.ts";
import type { PayoutLine } from "./read-payout.ts";

/** An attempt that lines may refer to, by our reference or the provider's names. */
export type PayablePayment = {
  id: string;
  reference: string;
  sessionId: string | null;
  receiptNumber: string | null;
  amount: Centavos;
  isPaid: boolean;
  /** In a line of an earlier file. */
  isPaidOut: boolean;
};

export type MatchedLine = PayoutLine & { verdict: LineVerdict; paymentId: string | null };

/** Compares each line of a payout with the provider's payments. A payment is paid out once. */
export function matchPayout(
  lines: readonly PayoutLine[],
  payments: readonly PayablePayment[],
): MatchedLine[] {
  const byName = new Map<string, PayablePayment>();
  // Our own reference has priority, so it is set last.
  for (const one of payments) {
    if (one.receiptNumber) byName.set(one.receiptNumber, one);
  }
  for (const one of payments) {
    if (one.sessionId) byName.set(one.sessionId, one);
  }
  for (const one of payments) byName.set(one.reference, one);
  const gone = new Set(payments.filter((one) => one.isPaidOut).map(({ id }) => id));
  return lines.map((line) => {
    if (line.amount <= 0) return { ...line, verdict: "back", paymentId: null };
    const payment = byName.get(line.reference);
    if (!payment) return { ...line, verdict: "unknown", paymentId: null };
    const paymentId = payment.id;
    if (gone.has(paymentId)) return { ...line, verdict: "again", paymentId };
    gone.add(paymentId);
    return { ...line, verdict: verdictOf(line, payment), paymentId };
  });
}

function verdictOf({ amount }: PayoutLine, payment: PayablePayment): LineVerdict {
  if (amount !== payment.amount) return "other_amount";
  return payment.isPaid ? "matched" : "unpaid";
}
