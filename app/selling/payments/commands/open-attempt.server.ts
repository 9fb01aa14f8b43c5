import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { and, eq } from "drizzle-orm";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { newAttempt } from "../rules/new-attempt.ts";
import { payments } from "../tables.server.ts";

type Payable = Pick<LockedOrder, "id" | "totalAmount" | "creditTotal" | "currency">;

type Attempt = {
  gateway: string;
  /** When to ask the gateway for the status. Null if there is no gateway to ask. */
  nextAskAt: Date | null;
};

/** The shop's reference, with the gateway's page if one is already open. */
export type OpenAttempt = { reference: string; sessionUrl: string | null };

/**
 * Returns the open attempt to pay an order at this gateway, or writes a new one. The caller has
 * locked the order.
 */
export async function openAttempt(
  ctx: Ctx,
  order: Payable,
  attempt: Attempt,
): Promise<OpenAttempt> {
  const { gateway, nextAskAt } = attempt;
  const [open] = await ctx.db
    .update(payments)
    .set({ nextAskAt })
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.gateway, gateway),
        eq(payments.status, "open"),
      ),
    )
    .returning({ reference: payments.reference, sessionUrl: payments.sessionUrl });
  if (open) return open;
  const fresh = newAttempt(ctx, { ...attempt, amount: dueOf(order) });
  const { id: orderId, currency } = order;
  await ctx.db
    .insert(payments)
    .values({ ...fresh, orderId, currency, status: "open", createdAt: ctx.now });
  return { reference: fresh.reference, sessionUrl: null };
}
