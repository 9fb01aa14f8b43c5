import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The order of a link: the buyer's link, which opens the order, or the link on the parcel. */
export async function openParcel(ctx: Pick<Ctx, "db" | "sealers">, token: string) {
  const own = await findOrderByToken(ctx, token);
  const order = own ?? (await findOrderByToken(ctx, token, "parcel"));
  return order && { order, seesOrder: own !== undefined };
}
