import { eq } from "drizzle-orm";
import { href } from "react-router";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { OrderNewsMail, type OrderNewsProps } from "../emails/order-news.tsx";
import { LINK_FOOTER, orderMail, type OrderNews } from "../texts/mail.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { addressLines } from "../views/address-lines.ts";
import { mailShare } from "../rules/mail-share.ts";
import { mailedLines } from "../views/mailed-order.ts";
import { orderUrl } from "../rules/order-link.ts";

type Mail = {
  /** Identifies the news. The same news is mailed once. */
  dedupeKey: string;
  news: OrderNews;
  /** Target of the button. Defaults to the receipt. */
  href?: string;
  also?: OrderNewsProps["also"];
  check?: OrderNewsProps["check"];
  withLines?: boolean;
  /** The same news for buyers who chose texts or notifications. */
  text?: string;
};

/** Mails the buyer of an order. Returns false for a duplicate. */
export async function mailBuyer(
  ctx: Ctx & { links: { appUrl: string } },
  order: OrderWithItems,
  { dedupeKey, news, href, also, check, withLines = false, text }: Mail,
): Promise<boolean> {
  const address = addressLines(order).join(", ");
  const toBeSent = order.status === "pending" || order.status === "confirmed";
  return queueShopMail(ctx, {
    kind: news.kind,
    values: news.values,
    dedupeKey,
    aboutId: order.id,
    to: order.email,
    share: mailShare(order),
    text: text === undefined ? undefined : { body: text, ...(await textTarget(ctx, order)) },
    subject: news.subject,
    template: OrderNewsMail,
    props: {
      news,
      href: href ?? orderUrl(ctx, order, ctx.links),
      firstName: order.firstName,
      also,
      check,
      lines: withLines ? mailedLines(order) : undefined,
      footer: toBeSent && withLines ? `${LINK_FOOTER} ${orderMail.goesTo(address)}` : LINK_FOOTER,
    },
  });
}

/** The number of an order that asked for texts, and the account whose choice applies otherwise. */
async function textTarget({ db }: Ctx, order: OrderWithItems) {
  const { textUpdates, phone, customerId } = order;
  const number = textUpdates ? phone : null;
  const own = eq(customers.id, customerId ?? "");
  const [buyer] =
    customerId === null
      ? []
      : await db.select({ userId: customers.userId }).from(customers).where(own);
  return { topic: "order" as const, number, userId: buyer?.userId, page: href("/portal/orders") };
}
