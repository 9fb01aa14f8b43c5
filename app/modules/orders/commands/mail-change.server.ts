import type { Centavos } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderNews as say } from "../texts/mail-news.ts";
import { paymentNews } from "../texts/mail-payments.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { addressLines } from "../views/address-lines.ts";
import { moneyWay } from "../rules/order-terms.ts";
import { mailBuyer } from "./mail-buyer.server.ts";

type Change = {
  changeId: string;
  what: "items" | "address" | "lost";
  /** What goes back with it. */
  amount: Centavos;
};

/** Tells the buyer what she changed, and what happens with the money. */
export async function mailChange(
  ctx: Ctx,
  links: Parameters<typeof mailBuyer>[1],
  order: OrderWithItems,
  { changeId, what, amount }: Change,
): Promise<void> {
  const { orderNumber, totalAmount: total } = order;
  const back = { amount, way: moneyWay(order.paymentMethod) };
  const news = {
    items: () => say.changedItems(orderNumber, { total, back }),
    address: () => say.changedAddress(orderNumber, addressLines(order).join(", ")),
    lost: () => paymentNews.changeLost(orderNumber, amount),
  };
  const dedupeKey = `order-changed:${changeId}`;
  await mailBuyer(ctx, links, order, {
    dedupeKey,
    news: news[what](),
    withLines: what !== "address",
  });
}
