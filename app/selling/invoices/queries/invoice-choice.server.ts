import { shopDay } from "#app/lib/dates.ts";
import { holdsMoney, type PaymentStatus } from "#app/selling/orders/rules/order-terms.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";
import { documentsOfOrder } from "./find-invoice.server.ts";

type PaidOrder = {
  id: string;
  status: string;
  paymentStatus: PaymentStatus;
  paidAt: Date | null;
  totalAmount: number;
};

/** The documents of an order, and whether its buyer can request a separate invoice. */
export async function invoiceChoice(db: Db, order: PaidOrder, terms: TaxTerms | undefined) {
  const documents = await documentsOfOrder(db, order.id);
  const { paidAt, totalAmount: total } = order;
  const isSale =
    paidAt !== null &&
    terms !== undefined &&
    shopDay(paidAt) >= terms.from &&
    order.status !== "cancelled" &&
    holdsMoney(order.paymentStatus);
  const isSmall = terms !== undefined && total > 0 && total < terms.smallBelow;
  return { documents, mayAsk: isSale && isSmall && documents.invoices.length === 0 };
}
