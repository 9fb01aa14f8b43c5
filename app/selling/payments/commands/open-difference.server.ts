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
  /** The deadline for paying a change by staff. */
  changeUntil?: Date | null;
};

/**
 * Opens an attempt to pay the difference of a changed order, which stays as it is until then.
 * Returns its reference. The caller has locked the order and decided.
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
