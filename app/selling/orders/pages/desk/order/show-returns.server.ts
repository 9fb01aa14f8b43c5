import { claimedLines } from "#app/fulfilment/returns/queries/claimed-lines.server.ts";
import { returnsOfOrder } from "#app/fulfilment/returns/queries/find-return.server.ts";
import type { SentParcel } from "../../../queries/parcels.server.ts";
import { openUnits } from "#app/fulfilment/returns/rules/claim-units.ts";
import { mayAsk, type ReturnableOrder } from "#app/fulfilment/returns/rules/may-ask.ts";
import { mayAskForBuyer } from "#app/fulfilment/returns/rules/return-moves.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";

/** The returns of an order, and those that can be started. Empty for an order that has not left. */
export async function showReturns(
  ctx: Ctx,
  order: ReturnableOrder & { id: string },
  sent: readonly SentParcel[],
) {
  const mayCome = mayAsk(order, "courier", ctx.now);
  if (!mayCome.ok && mayCome.reason === "not_sent") return undefined;
  const [made, lines] = await Promise.all([
    returnsOfOrder(ctx.db, order.id),
    mayCome.ok ? claimedLines(ctx.db, order.id) : [],
  ]);
  const isOpen = lines.some((line) => openUnits(line) > 0);
  if (made.length === 0 && !isOpen) return undefined;
  return {
    made: made.map(({ id, number, state }) => ({ id, number, state })),
    mayStart: isOpen && mayAskForBuyer(ctx.actor),
    cameBack:
      isOpen && may(ctx.actor, "orders:fulfil") ? showCameBack(ctx, order, sent) : undefined,
  };
}

function showCameBack(ctx: Ctx, { status }: ReturnableOrder, sent: readonly SentParcel[]) {
  const out = sent.filter(({ returnedAt }) => returnedAt === null);
  const isLast = out.length === 1 && out.every(({ deliveredAt }) => deliveredAt === null);
  return {
    key: ctx.ids.newId(),
    endsOrder: status === "shipped" && isLast,
    /** The choices, if there are several parcels. */
    parcels: sent.length > 1 ? out.map(({ number }) => number) : [],
  };
}

export type ShownReturns = NonNullable<Awaited<ReturnType<typeof showReturns>>>;
