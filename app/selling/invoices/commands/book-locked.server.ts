import { shopDay } from "#app/lib/dates.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { addressLines } from "#app/selling/orders/views/address-lines.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readOrder, standingOf } from "../queries/read-order.server.ts";
import type { Buyer } from "../rules/invoice-terms.ts";
import { planDocuments, type DocumentPlan } from "../rules/plan-documents.ts";
import { splitInvoice, type SoldOrder } from "../rules/split-invoice.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";
import { writeCredit } from "./write-credit.server.ts";
import { writeInvoice } from "./write-invoice.server.ts";

/**
 * Writes the documents that an order lacks. The caller has locked the order.
 *
 * @param isWanted the buyer requests an invoice, however small the sale is
 */
export async function bookLocked(
  tx: Ctx,
  order: LockedOrder,
  terms: TaxTerms,
  isWanted = false,
): Promise<void> {
  const { paidAt } = order;
  if (!paidAt) return;
  const standing = await standingOf(tx.db, order.id);
  const { sold, booked } = await readOrder(tx.db, order);
  const isDue = shopDay(paidAt) >= terms.from && (isWanted || booked.total >= terms.smallBelow);
  const plan = planDocuments(booked, standing, isDue);
  // The invoice comes before the credit notes, since everyone locks the two series in this order.
  const round = (standing?.round ?? 0) + 1;
  const issued = plan.issues
    ? await issue(tx, terms, { order, sold, paidAt, round, goods: booked.goods })
    : undefined;
  await writeCredits(
    tx,
    terms,
    { orderId: order.id, invoiceId: standing?.invoiceId },
    plan.credits,
  );
  await writeCredits(tx, terms, { orderId: order.id, invoiceId: issued }, plan.further);
}

type OrderOnInvoice = { orderId: string; invoiceId: string | undefined };

async function writeCredits(
  tx: Ctx,
  terms: TaxTerms,
  { orderId, invoiceId }: OrderOnInvoice,
  credits: DocumentPlan["credits"],
): Promise<void> {
  if (invoiceId === undefined) return;
  for (const credit of credits) await writeCredit(tx, terms, { ...credit, orderId, invoiceId });
}

type Sale = { order: LockedOrder; sold: SoldOrder; paidAt: Date; round: number; goods: string };

function issue(tx: Ctx, terms: TaxTerms, { order, sold, paidAt, round, goods }: Sale) {
  const amounts = splitInvoice(sold, terms);
  return writeInvoice(tx, terms, {
    kind: "order",
    // A replacement is dated to the day of the change.
    day: shopDay(round === 1 ? paidAt : tx.now),
    buyer: buyerOf(order),
    amounts,
    orders: [{ orderId: order.id, round, amount: amounts.total, goods }],
  });
}

function buyerOf(order: LockedOrder): Buyer {
  const { firstName, lastName, orderNumber, statutoryKind: kind, statutoryIdEnd: idEnd } = order;
  const name = `${firstName} ${lastName}`.trim();
  const address = addressLines(order);
  return { name, address, orderNumber, ...(kind && { concession: { kind, idEnd } }) };
}
