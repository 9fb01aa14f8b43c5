import { asc, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { expireOrder } from "#app/selling/orders/jobs/unpaid-orders.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { askGateway } from "../commands/ask-gateway.server.ts";
import { askOpenAttempts } from "../commands/ask-open-attempts.server.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { askedColumns } from "../queries/attempts.server.ts";
import { nextAsk } from "../rules/ask-schedule.ts";
import { payments } from "../tables.server.ts";

/** Limits the use of the connection pool, so that shoppers never wait for this job. */
const ASKED_AT_ONCE = 4;
const ROUNDS = 50;

/** Finds the news of lost callbacks. Stops for now when no gateway answers. */
export function reconcilePayments(gateways: Gateways) {
  return task("payments.reconcile", z.unknown(), async (ctx) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const due = await claimAttempts(ctx, ASKED_AT_ONCE);
      const answered = await Promise.all(
        due.map((attempt) => askGateway(ctx, { gateways, log: ctx.log }, attempt)),
      );
      if (!answered.includes(true)) return;
    }
  });
}

/**
 * Takes up to `limit` attempts whose gateway is due to be asked. Writes their next time before
 * asking, so that neither a second process nor a crash asks twice.
 */
export async function claimAttempts(ctx: Ctx, limit: number) {
  return inTransaction(ctx, async ({ db, now }) => {
    const due = await db
      .select({ id: payments.id, ...askedColumns })
      .from(payments)
      .where(lte(payments.nextAskAt, now))
      .orderBy(asc(payments.nextAskAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    for (const { id, createdAt } of due) {
      const nextAskAt = nextAsk(createdAt, now);
      await db.update(payments).set({ nextAskAt }).where(eq(payments.id, id));
    }
    return due;
  });
}

/**
 * Replaces the job of `orders`, which has no gateways, so that a payment of the last minute is
 * found before the units are released. A gateway without an answer does not delay the expiry.
 */
export function askThenExpire(gateways: Gateways) {
  return task(expireOrder.name, z.object({ orderId: z.string() }), async (ctx, { orderId }) => {
    await askOpenAttempts(ctx, { gateways, log: ctx.log }, orderId);
    await expireOrder.run(ctx, { orderId });
  });
}
