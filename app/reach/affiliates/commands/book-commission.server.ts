import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isFirstOrder } from "../queries/is-first-order.server.ts";
import { orderMoney } from "../queries/order-money.server.ts";
import { hasReferral, referralOf, type OrderReferral } from "../queries/referral-of.server.ts";
import type { ReferralRefused } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { earnedEntries } from "../rules/book-entries.ts";
import { earnsWithCode, rateOf } from "../rules/commission-terms.ts";
import { isSamePerson } from "#app/selling/referrals/rules/same-person.ts";
import { STANDING } from "../rules/standing.ts";
import { orderReferrals } from "#app/selling/referrals/tables.server.ts";
import { affiliateCommissions } from "../tables.server.ts";
import { adjustCommission } from "./adjust-commission.server.ts";
import { writeEntries } from "./write-entries.server.ts";

/**
 * Makes the commission of an order that was paid, once, and keeps it that of what its buyer kept.
 * Whatever happened to the order, and however often this runs, it ends in the same state. What an
 * order was paid for is read behind its lock, so a refund at the same moment comes before or after.
 */
export async function bookCommission(ctx: Ctx, orderId: string): Promise<void> {
  // Most orders have none, and nothing is locked for them.
  if (!(await hasReferral(ctx.db, orderId))) return;
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const referral = order && (await referralOf(tx.db, order.id));
    if (!order?.paidAt || !referral || referral.refusedWhy !== null) return;
    if (referral.commissionId === null) {
      const refused = await refusalOf(tx, referral, order);
      if (refused) return refuseReferral(tx, order.id, refused);
      await earn(tx, order, { referral, paidAt: order.paidAt });
    }
    await adjustCommission(tx, order);
  });
}

async function refusalOf(
  { db }: Ctx,
  referral: OrderReferral,
  order: LockedOrder,
): Promise<ReferralRefused | undefined> {
  const buyer = { customerId: order.customerId, emails: [order.email], phone: order.phone };
  if (isSamePerson(referral, buyer)) return "own_order";
  if (!STANDING[referral.status].earnsNew) return "suspended";
  return earnsWithCode(await loadSettings(db), referral) ? undefined : "with_discount";
}

async function refuseReferral(tx: Ctx, orderId: string, refusedWhy: ReferralRefused) {
  await tx.db.update(orderReferrals).set({ refusedWhy }).where(eq(orderReferrals.orderId, orderId));
  await recordAudit(tx, {
    action: "order.referral_refused",
    subject: { type: "order", id: orderId },
    after: { refusedWhy },
  });
}

/** Books the order as it was paid. Later refunds are taken off by entries of their own. */
async function earn(
  tx: Ctx,
  order: LockedOrder,
  { referral, paidAt }: { referral: OrderReferral; paidAt: Date },
): Promise<void> {
  const settings = await loadSettings(tx.db);
  const isFirst = await isFirstOrder(tx, { ...order, paidAt });
  const rate = rateOf(settings, isFirst);
  const { lines } = await orderMoney(tx.db, order);
  const entries = earnedEntries(lines, rate);
  const id = tx.ids.newId();
  await tx.db.insert(affiliateCommissions).values({
    id,
    affiliateId: referral.affiliateId,
    orderId: order.id,
    orderAmount: entries.reduce((sum, { base }) => sum + base, 0),
    commissionRate: rate,
    commissionAmount: entries.reduce((sum, { amount }) => sum + amount, 0),
    isFirstOrder: isFirst,
    holdDays: settings.affiliate_hold_days,
    status: "pending",
    createdAt: tx.now,
  });
  await writeEntries(tx, id, entries);
}
