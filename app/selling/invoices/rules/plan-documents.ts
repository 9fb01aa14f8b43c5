import type { Centavos } from "#app/lib/money.ts";
import type { CreditCause } from "./invoice-terms.ts";

/** An invoice of the order, and what is credited of it. */
export type Standing = {
  amount: Centavos;
  credited: Centavos;
  goods: string;
  /** What it was credited for already. */
  causes: readonly CreditCause[];
};

export type BookedOrder = {
  isCancelled: boolean;
  total: Centavos;
  goods: string;
  /** What came in for it, less what went back. */
  worth: Centavos;
  /** What went back, the oldest first. */
  refunds: readonly { id: string; amount: Centavos }[];
};

type Credit = { cause: CreditCause; amount: Centavos };

export type DocumentPlan = {
  /** Of the invoice there is. */
  credits: Credit[];
  issues: boolean;
  /** Of the invoice that is issued now. */
  further: Credit[];
};

/**
 * Which documents an order lacks. They follow from what holds by now, so that it does not matter how
 * often or in which order this is asked: once written, nothing is left to write.
 *
 * @param isDue whether an invoice of its own is due while it has none
 */
export function planDocuments(
  order: BookedOrder,
  standing: Standing | undefined,
  isDue: boolean,
): DocumentPlan {
  const isSale = !order.isCancelled && order.total > 0 && order.worth > 0;
  if (!standing) return isDue && isSale ? issued([], order) : NOTHING;
  const left = standing.amount - standing.credited;
  if (order.isCancelled) return { ...NOTHING, credits: whole("cancelled", left) };
  if (standing.goods !== order.goods && isSale) return issued(whole("replaced", left), order);
  return { ...NOTHING, credits: ofRefunds(order, left, standing.causes) };
}

const NOTHING: DocumentPlan = { credits: [], issues: false, further: [] };

function issued(credits: Credit[], order: BookedOrder): DocumentPlan {
  return { credits, issues: true, further: ofRefunds(order, order.total, []) };
}

function whole(cause: CreditCause, amount: Centavos): Credit[] {
  return amount > 0 ? [{ cause, amount }] : [];
}

/** As far as more stands on the invoice than was paid: money that came twice was no sale. */
function ofRefunds(
  { refunds, worth }: BookedOrder,
  left: Centavos,
  causes: readonly CreditCause[],
): Credit[] {
  let over = left - Math.max(0, worth);
  return refunds.flatMap(({ id, amount }) => {
    const cause = `refund:${id}` as const;
    const part = Math.min(amount, over);
    if (part <= 0 || causes.includes(cause)) return [];
    over -= part;
    return [{ cause, amount: part }];
  });
}
