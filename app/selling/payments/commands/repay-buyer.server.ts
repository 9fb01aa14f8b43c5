import type { Centavos } from "#app/lib/money.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { paidParts } from "../queries/refunds.server.ts";
import { canSend, keptAbove, splitRefund } from "../rules/money-back.ts";
import { writeRefund } from "./write-refund.server.ts";

/**
 * Refunds the amount above `due` of an order that its buyer changed or canceled in time: the rule
 * that allowed it is the authorization. Returns the amount that no gateway can send, which staff
 * refund. The caller has locked the order.
 */
export async function repayBuyer(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  { id: orderId }: LockedOrder,
  { due, reason, toCredit = false }: { due: Centavos; reason: string; toCredit?: boolean },
): Promise<{ byHand: Centavos }> {
  const parts = await paidParts(ctx.db, orderId);
  const split = splitRefund(parts, keptAbove(parts, due));
  if (!split.ok) throw new Error("more is to go back than is here");
  const key = ctx.ids.newId();
  let byHand = 0;
  for (const { part, amount } of split.value) {
    if (toCredit || canSend(gateways, part)) {
      await writeRefund(ctx, orderId, { part, amount, key, reason, toCredit });
    } else byHand += amount;
  }
  return { byHand };
}
