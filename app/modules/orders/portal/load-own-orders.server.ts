import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readPage } from "#app/lib/page-number.ts";
import { pictureFile } from "#app/modules/catalog/views/shown-picture.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { nearestOrderOf, ordersOfCustomer } from "../queries/list-orders.server.ts";
import { orderTimeline } from "../queries/order-timeline.server.ts";
import { showWindow } from "../views/show-window.ts";
import { orderPath } from "../rules/order-link.ts";
import { returnedOrderOf } from "./returned-order.server.ts";

/** A page of the account's orders, the one that is nearest to its buyer, and the one just paid. */
export async function loadOwnOrders(
  request: Request,
  { searchParams }: URL,
  { ctx, env }: RequestContext,
) {
  if (ctx.actor.kind !== "user") throw new Error("the policy table let a visitor in");
  const customer = await customerOfUser(ctx.db, ctx.actor.userId);
  const page = readPage(searchParams.get("page"));
  const empty = pictureFile("parcel");
  if (!customer) {
    return { page, orders: [], hasMore: false, returned: undefined, underway: undefined, empty };
  }
  const { id: customerId } = customer;
  const cameBack = searchParams.get("order_success") === "true";
  const [list, nearest, returned] = await Promise.all([
    ordersOfCustomer(ctx.db, customerId, page),
    page === 1 ? nearestOrderOf(ctx.db, customerId) : undefined,
    cameBack ? returnedOrderOf(ctx, request, { appUrl: env.appUrl, customerId }) : undefined,
  ]);
  const orders = list.orders.map((order) => ({ ...order, href: orderPath(ctx, order) }));
  return {
    page,
    orders,
    hasMore: list.hasMore,
    returned,
    empty: orders.length === 0 ? empty : undefined,
    underway: nearest && (await followed(ctx, nearest)),
  };
}

async function followed(ctx: Ctx, orderId: string) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const timeline = await orderTimeline(ctx, order);
  return {
    orderNumber: order.orderNumber,
    href: orderPath(ctx, order),
    timeline,
    change: showWindow(order, ctx.now),
  };
}
