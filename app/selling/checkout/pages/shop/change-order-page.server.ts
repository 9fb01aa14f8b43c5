import type { RouterContextProvider } from "react-router";
import { changeableLines } from "#app/selling/orders/queries/changeable-lines.server.ts";
import { mayChangeOrder } from "#app/selling/orders/rules/change-window.ts";
import { showWindow } from "#app/selling/orders/views/show-window.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { changeOrderMessages as say } from "../../texts/shopper-changes.ts";
import { readWanted } from "../../rules/read-wanted.ts";
import { offerItems } from "./offer-items.server.ts";
import { showChange } from "../../views/show-change.ts";
import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";

export async function loadChange(
  token: string,
  chosenBefore: URLSearchParams,
  context: Readonly<RouterContextProvider>,
) {
  const { ctx } = context.get(requestContext);
  const order = await openReceipt(ctx, token);
  const may = mayChangeOrder(order, ctx.now);
  const { orderNumber } = order;
  if (!may.ok) return { orderNumber, closed: say.closed[may.reason], change: undefined };
  const [lines, provinces] = await Promise.all([
    changeableLines(ctx.db, order.id),
    provinceNames(ctx.db),
  ]);
  const window = showWindow(order, ctx.now);
  const chosen = readWanted(Object.fromEntries(chosenBefore));
  const change = showChange(order, lines, chosen.ok ? chosen.value.wanted : {});
  const offers = await offerItems(ctx.db, chosenBefore, lines);
  return { orderNumber, window, provinces, change: { ...change, offers } };
}
