import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { findOrder } from "../../queries/find-order.server.ts";
import { nearestOrderOf } from "../../queries/list-orders.server.ts";
import { orderWay } from "../../queries/order-way.server.ts";
import { orderPath } from "../../rules/order-link.ts";
import { showParcels } from "../../views/show-parcels.ts";
import { showWindow } from "../../views/show-window.ts";
import { returnedOrderOf } from "./returned-order.server.ts";

/** The account's order that arrives next, and the order that was just paid. */
export async function ordersToday(
  request: Request,
  { searchParams }: URL,
  { ctx, env }: RequestContext,
) {
  const customer = await customerOfUser(ctx.db, signedIn(ctx).userId);
  if (!customer) return { returned: undefined, underway: undefined };
  const { id: customerId } = customer;
  const cameBack = searchParams.get("order_success") === "true";
  const [nearest, returned] = await Promise.all([
    nearestOrderOf(ctx.db, customerId),
    cameBack ? returnedOrderOf(ctx, request, { appUrl: env.appUrl, customerId }) : undefined,
  ]);
  return { returned, underway: nearest && (await followed(ctx, nearest)) };
}

async function followed(ctx: Ctx, orderId: string) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const { timeline, parcels: sent } = await orderWay(ctx, order);
  return {
    orderNumber: order.orderNumber,
    href: orderPath(ctx, order),
    timeline,
    parcels: showParcels(order, sent),
    change: showWindow(order, ctx.now),
  };
}

export type UnderwayOrder = NonNullable<Awaited<ReturnType<typeof followed>>>;
