import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";

/** Anyone who has the link may see the order; a token that opens none is a missing page. */
export async function openReceipt(token: string, context: Readonly<RouterContextProvider>) {
  const order = await findOrderByToken(context.get(requestContext).ctx, token);
  if (!order) throw data(null, { status: 404 });
  return order;
}
