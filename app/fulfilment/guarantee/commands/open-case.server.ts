import { and, eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { paidParts } from "#app/selling/payments/queries/refunds.server.ts";
import { leftOf } from "#app/selling/payments/rules/money-back.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { GuaranteeEvent } from "../rules/guarantee-terms.ts";
import { planPayout, sumOf, type AffectedLine } from "../rules/plan-payout.ts";
import { guaranteeCases } from "../tables.server.ts";
import { payCase } from "./pay-case.server.ts";

type CoveredEvent = { orderId: string; event: GuaranteeEvent; aboutId: string };

/**
 * The shop pays for what happened to an order, once for each event, or leaves it to staff. Nothing
 * happens while the owner has the guarantee for such events off. The event itself is the
 * authorization.
 */
export async function openCase(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  { orderId, event, aboutId }: CoveredEvent,
  linesOf: (db: Db) => Promise<AffectedLine[]>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const settings = await loadSettings(tx.db);
    if (settings[`guarantee_${event}`] === "off") return;
    const order = await lockOrder(tx, orderId);
    if (!order || (await isKnown(tx.db, { orderId, event, aboutId }))) return;
    const percent = settings[`guarantee_${event}_share`];
    const left = await leftToGive(tx.db, order);
    const goods = planPayout(order, await linesOf(tx.db), { percent, left });
    const amount = sumOf(goods);
    if (amount === 0) return;
    const id = tx.ids.newId();
    const held = await payCase(tx, gateways, order, { id, event, amount, orderId });
    const state = held ? { held } : { paidAt: tx.now };
    await tx.db
      .insert(guaranteeCases)
      .values({ id, orderId, event, aboutId, goods, amount, openedAt: tx.now, ...state });
    await recordAudit(tx, {
      action: held ? "guarantee.held" : "guarantee.paid",
      subject: { type: "order", id: orderId },
      after: { event, amount, ...(held && { held }) },
    });
  });
}

async function isKnown(db: Db, { orderId, event, aboutId }: CoveredEvent): Promise<boolean> {
  const about = and(eq(guaranteeCases.event, event), eq(guaranteeCases.aboutId, aboutId));
  return (await db.$count(guaranteeCases, and(eq(guaranteeCases.orderId, orderId), about))) > 0;
}

/** Cash that the courier has not brought yet can still come; nothing else is more than was paid. */
async function leftToGive(db: Db, order: LockedOrder): Promise<number> {
  return order.paidAt === null ? order.totalAmount : leftOf(await paidParts(db, order.id));
}
