import { signedIn } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readPage } from "#app/lib/page-number.ts";
import { pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { ordersOfCustomer } from "../../queries/list-orders.server.ts";
import { orderPath } from "../../rules/order-link.ts";

export async function loadOwnOrders({ searchParams }: URL, { ctx }: RequestContext) {
  const customer = await customerOfUser(ctx.db, signedIn(ctx).userId);
  const page = readPage(searchParams.get("page"));
  const empty = pictureFile("parcel");
  if (!customer) return { page, orders: [], hasMore: false, empty };
  const list = await ordersOfCustomer(ctx.db, customer.id, page);
  const orders = list.orders.map((order) => ({ ...order, href: orderPath(ctx, order) }));
  return {
    page,
    orders,
    hasMore: list.hasMore,
    empty: orders.length === 0 ? empty : undefined,
  };
}
