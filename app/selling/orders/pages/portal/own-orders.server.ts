import { signedIn } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { readPage } from "#app/lib/page-number.ts";
import { pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { ordersOfCustomer } from "../../queries/list-orders.server.ts";
import { pastOrdersOf } from "../../queries/past-orders.server.ts";
import { orderPath } from "../../rules/order-link.ts";
import { nextForBuyer } from "../../rules/order-terms.ts";
import { orderMessages as say } from "../../texts/shopper.ts";

const PAST_ORDERS = 100;

/** Orders of the former shop follow the last page of this shop's orders. */
export async function loadOwnOrders({ searchParams }: URL, { ctx }: RequestContext) {
  const customer = await customerOfUser(ctx.db, signedIn(ctx).userId);
  const page = readPage(searchParams.get("page"));
  const empty = pictureFile("parcel");
  const noPast = { rows: [], hasMore: false };
  if (!customer) return { page, orders: [], hasMore: false, past: noPast, empty };
  const list = await ordersOfCustomer(ctx.db, customer.id, page);
  const past = list.hasMore ? noPast : await pastOrdersOf(ctx.db, customer.id, PAST_ORDERS);
  const orders = list.orders.map(({ items, discountTotal, discountCode, ...order }) => ({
    ...order,
    href: orderPath(ctx, order),
    items: items.map((one) => `${one.productName} ×\u00A0${one.quantity}`).join(", "),
    saved: savedText(discountTotal, discountCode),
    next: nextForBuyer(order),
  }));
  return {
    page,
    orders,
    hasMore: list.hasMore,
    past,
    empty: orders.length === 0 ? empty : undefined,
  };
}

function savedText(saved: Centavos, code: string | null): string | undefined {
  if (saved === 0) return undefined;
  return code === null ? say.savedByLaw(formatMoney(saved)) : say.saved(formatMoney(saved), code);
}
