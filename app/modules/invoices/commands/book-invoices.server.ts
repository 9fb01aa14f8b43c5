import { shopDay } from "#app/lib/dates.ts";
import { lockOrder, type LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { addressLines } from "#app/modules/orders/views/address-lines.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { readOrder, standingOf } from "../queries/read-order.server.ts";
import type { Buyer } from "../rules/invoice-terms.ts";
import { planDocuments } from "../rules/plan-documents.ts";
import { splitInvoice, type SoldOrder } from "../rules/split-invoice.ts";
import { readTaxTerms, type TaxTerms } from "../rules/tax-terms.ts";
import { writeCredit } from "./write-credit.server.ts";
import { writeInvoice } from "./write-invoice.server.ts";

/**
 * Writes the documents that an order lacks: its invoice once it is paid, a credit note for what went
 * back. Whatever happened to the order, and however often this runs, it ends in the same state.
 */
export async function bookInvoices(ctx: Ctx, orderId: string): Promise<void> {
  const { terms } = readTaxTerms(await loadSettings(ctx.db));
  if (!terms) return;
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await bookLocked(tx, order, terms);
  });
}

/** The same within a transaction that holds the order. Answers its newest invoice. */
export async function bookLocked(
  tx: Ctx,
  order: LockedOrder,
  terms: TaxTerms,
  { isWanted = false } = {},
): Promise<string | undefined> {
  const { paidAt } = order;
  if (!paidAt) return undefined;
  const standing = await standingOf(tx.db, order.id);
  const { sold, booked } = await readOrder(tx.db, order);
  const isDue = shopDay(paidAt) >= terms.from && (isWanted || booked.total >= terms.smallBelow);
  const plan = planDocuments(booked, standing, isDue);
  for (const credit of standing ? plan.credits : []) {
    await writeCredit(tx, terms, { ...credit, orderId: order.id, invoiceId: standing!.invoiceId });
  }
  if (!plan.issues) return standing?.invoiceId;
  const round = (standing?.round ?? 0) + 1;
  const invoiceId = await issue(tx, terms, { order, sold, paidAt, round, goods: booked.goods });
  for (const credit of plan.then) {
    await writeCredit(tx, terms, { ...credit, orderId: order.id, invoiceId });
  }
  return invoiceId;
}

type Sale = { order: LockedOrder; sold: SoldOrder; paidAt: Date; round: number; goods: string };

function issue(tx: Ctx, terms: TaxTerms, { order, sold, paidAt, round, goods }: Sale) {
  const amounts = splitInvoice(sold, terms);
  return writeInvoice(tx, terms, {
    kind: "order",
    // One that takes the place of another is of the day on which the sale was changed.
    day: shopDay(round === 1 ? paidAt : tx.now),
    buyer: buyerOf(order),
    amounts,
    orders: [{ orderId: order.id, round, amount: amounts.total, goods }],
  });
}

function buyerOf(order: LockedOrder): Buyer {
  const { firstName, lastName, orderNumber } = order;
  return { name: `${firstName} ${lastName}`.trim(), address: addressLines(order), orderNumber };
}
