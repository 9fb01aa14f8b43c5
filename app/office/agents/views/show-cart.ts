import { href } from "react-router";
import type { CartLine } from "#app/selling/cart/queries.server.ts";
import { showClash } from "#app/goods/catalog/views/show-clash.ts";
import { isInTheWay, lineNotices } from "#app/selling/cart/rules/line-notices.ts";
import type { CartTotals } from "#app/selling/cart/rules/price-cart.ts";
import { cartMessages, lineNoticeText } from "#app/selling/cart/texts/shopper.ts";
import { agentMessages as say } from "../texts/shopper-agents.ts";
import type { UcpCart, UcpMessage, UcpTotal } from "./ucp-answers.ts";

type PricedCart = { totals: CartTotals; coldRefused: string | undefined };

/** The page on which a buyer takes over a cart. */
export const handOverUrl = (appUrl: string, id: string): string =>
  new URL(href("/cart/from/:token", { token: id }), appUrl).href;

export function showTotals(totals: CartTotals): UcpTotal[] {
  const { subtotal, discount, shipping, coldPack, tax, total } = totals;
  const row = (type: UcpTotal["type"], display_text: string, amount: number) => ({
    type,
    display_text,
    amount,
  });
  return [
    row("subtotal", cartMessages.subtotal, subtotal),
    ...(discount > 0 ? [row("discount", cartMessages.discount(null), -discount)] : []),
    row("fulfillment", cartMessages.shipping, shipping),
    ...(coldPack === null ? [] : [row("fee", cartMessages.coldPack, coldPack)]),
    row("tax", cartMessages.tax, tax),
    row("total", cartMessages.total, total),
  ];
}

/** Where a price is only a lower limit, or cold goods cannot go. */
export function deliveryMessages({ totals, coldRefused }: PricedCart): UcpMessage[] {
  return [
    ...(totals.from ? [inform("lowest_price", say.fromPrice)] : []),
    ...(coldRefused === undefined ? [] : [refuseLine("not_delivered", coldRefused)]),
  ];
}

export const inform = (code: string, content: string): UcpMessage => ({
  type: "info",
  code,
  content,
});

export const refuseLine = (code: string, content: string, path?: string): UcpMessage => ({
  type: "error",
  code,
  content,
  severity: "recoverable",
  ...(path !== undefined && { path }),
});

/** A cart as its agent reads it. It has no owner, so it says nothing about a person. */
export function showCart(
  { id, appUrl }: { id: string; appUrl: string },
  lines: readonly CartLine[],
  priced: PricedCart,
): UcpCart {
  const clash = showClash(lines.map((line) => ({ ...line, name: line.shortName })));
  const notes = lines.flatMap((line, at) =>
    lineNotices(line).map((notice) => {
      const [content, path] = [`${line.name}: ${lineNoticeText(notice)}`, `$.line_items[${at}]`];
      return isInTheWay([notice])
        ? refuseLine(notice.kind, content, path)
        : { type: "warning" as const, code: notice.kind, content, path };
    }),
  );
  return {
    id,
    line_items: lines.map((line) => {
      const amount = line.price * line.quantity;
      return {
        id: line.id,
        item: { id: line.variantId ?? line.productId, title: line.name, price: line.price },
        quantity: line.quantity,
        totals: [
          { type: "subtotal", display_text: cartMessages.subtotal, amount },
          { type: "total", display_text: cartMessages.total, amount },
        ],
      };
    }),
    currency: "PHP",
    totals: showTotals(priced.totals),
    messages: [
      ...notes,
      ...(clash ? [refuseLine("cannot_be_combined", `${clash.title}. ${clash.reason}`)] : []),
      ...deliveryMessages(priced),
      inform("hand_over", say.handOver),
    ],
    continue_url: handOverUrl(appUrl, id),
  };
}
