import type { Centavos } from "#app/lib/money.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { WantedItems } from "#app/selling/orders/rules/change-items.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextAsk } from "../rules/ask-schedule.ts";
import { paymentReference } from "../rules/reference.ts";
import { payments } from "../tables.server.ts";

type Difference = {
  gateway: string;
  amount: Centavos;
  change: WantedItems;
  /** Until when it can be paid, where staff made the change. */
  changeUntil?: Date | null;
};

/**
 * An attempt to pay what a change of a paid order costs more; the order stays as it is until then.
 * Answers its reference. The caller holds the order, and has decided.
 */
export async function openDifference(
  ctx: Ctx,
  { id: orderId, currency }: LockedOrder,
  difference: Difference,
): Promise<string> {
  const reference = paymentReference(ctx.now, ctx.ids.newToken());
  await ctx.db.insert(payments).values({
    id: ctx.ids.newId(),
    orderId,
    ...difference,
    reference,
    currency,
    status: "open",
    createdAt: ctx.now,
    nextAskAt: nextAsk(ctx.now, ctx.now),
  });
  return reference;
}
