import { data } from "react-router";
import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Anyone who has the link may see the order; a token that opens none is a missing page. */
export async function openReceipt(ctx: Ctx, token: string) {
  const order = await findOrderByToken(ctx, token);
  if (!order) throw data(null, { status: 404 });
  return order;
}
