import { ownReports } from "#app/fulfilment/couriers/queries/reports-of-parcels.server.ts";
import { orderWay } from "#app/selling/orders/queries/order-way.server.ts";
import { moneyMoved } from "#app/selling/payments/queries/refunds.server.ts";
import { newestAttempt, transferOf } from "#app/selling/payments/queries.server.ts";
import { mailboxUnproven } from "#app/selling/orders/queries/guest-reservations.server.ts";
import { awaitsMailbox } from "#app/selling/orders/rules/confirmation.ts";
import { toAgreeTo } from "#app/selling/orders/queries/products-to-supervise.server.ts";
import { lastTry } from "#app/selling/payments/rules/payment-terms.ts";
import { ownArrivals } from "#app/fulfilment/arrivals/queries/own-arrival.server.ts";
import { ownInvoices } from "#app/selling/invoices/queries/own-invoices.server.ts";
import { ownReturns } from "#app/fulfilment/returns/queries/own-returns.server.ts";
import { soldUnder } from "#app/selling/clearance/queries/approvals-of-order.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { offersAccount } from "../../rules/offers-account.ts";
import { receiptTimes } from "../../views/receipt-times.ts";
import { showReceipt } from "../../views/show-receipt.ts";
import { recallsOfOrder } from "#app/fulfilment/recalls/queries/recalls-of-order.server.ts";
import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";
import { showDifference } from "./show-difference.server.ts";

/**
 * The receipt: the order, its timeline, its money and the buyer's options. A refund may end between
 * two queries, so read it `inSnapshot`.
 */
export async function loadReceipt(ctx: Ctx, token: string) {
  const order = await openReceipt(ctx, token);
  const [
    { timeline, parcels },
    transfer,
    attempt,
    money,
    settings,
    unproven,
    difference,
    returns,
    arrivals,
    recalls,
    cleared,
  ] = await Promise.all([
    orderWay(ctx, order),
    transferOf(ctx.db, order),
    newestAttempt(ctx.db, order.id),
    moneyMoved(ctx.db, order.id),
    loadSettings(ctx.db),
    mailboxUnproven(ctx.db, order.id),
    showDifference(ctx, order),
    ownReturns(ctx, order),
    ownArrivals(ctx, order),
    recallsOfOrder(ctx.db, order.id),
    soldUnder(ctx.db, order.id),
  ]);
  const invoices = await ownInvoices(ctx.db, order, settings);
  const reports = await ownReports(ctx.db, parcels);
  const contact = settings.contact_email || undefined;
  const times = receiptTimes(order, settings);
  const receipt = showReceipt({ ...order, parcels }, money, ctx.now);
  const toKeep = awaitsMailbox(order, unproven) && order.expiresAt !== null;
  const isVisitor = ctx.actor.kind === "visitor";
  const account = offersAccount({ ...order, state: receipt.state }, isVisitor);
  const shown = {
    ...receipt,
    timeline,
    transfer,
    contact,
    toKeep,
    times,
    difference,
    account,
    returns,
    arrivals,
    invoices,
    reports,
  };
  const recalled = recalls.map(({ id, lotNumber }) => ({ id, lotNumber }));
  const toAgree = receipt.state === "waiting" ? await toAgreeTo(ctx.db, order) : undefined;
  return { ...shown, toAgree, recalled, cleared, lastTry: lastTry(attempt) };
}
