import type { Centavos } from "#app/lib/money.ts";
import type { CreditCause } from "./invoice-terms.ts";

/** The order's part of its newest invoice, and the credits on it. */
export type InvoicedPart = {
  amount: Centavos;
  credited: Centavos;
  goods: string;
  /** The causes that already have a credit note. */
  causes: readonly CreditCause[];
};

export type BookedOrder = {
  isCancelled: boolean;
  total: Centavos;
  goods: string;
  /** Money received for the order, less refunds. */
  worth: Centavos;
  /** Oldest first. */
  refunds: readonly { id: string; amount: Centavos }[];
};

type Credit = { cause: CreditCause; amount: Centavos };

export type DocumentPlan = {
  /** On the existing invoice. */
  credits: Credit[];
  issues: boolean;
  /** On the invoice that is issued now. */
  further: Credit[];
};

/**
 * Lists the documents that an order lacks. The result depends only on the order's current state, so
 * repeating the call in any order is safe: once the documents are written, none is missing.
 *
 * @param isDue an order without an invoice needs one of its own now
 */
export function planDocuments(
  order: BookedOrder,
  standing: InvoicedPart | undefined,
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

/** Credits a refund only as far as the invoice exceeds the payment: paying twice is no sale. */
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
