import { dueOf } from "../rules/order-terms.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { orderMail } from "../texts/mail.ts";
import { orderNews as say } from "../texts/mail-news.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { orderUrl } from "../rules/order-link.ts";
import { orderConfirmations } from "../tables.server.ts";
import { mailBuyer } from "./mail-buyer.server.ts";

type LinkOptions = {
  dedupeKey: string;
  reminder: boolean;
  /** The replaced orders. */
  replaces?: readonly string[];
};

/**
 * Mails a new link that confirms a cash order, or the mailbox of a guest who pays by transfer.
 * Earlier links stay valid.
 */
export async function sendConfirmationLink(
  ctx: JobCtx,
  order: OrderWithItems,
  { dedupeKey, reminder, replaces = [] }: LinkOptions,
): Promise<void> {
  const { links } = ctx;
  const news = newsOf(order, reminder);
  const replaced = replaces.length > 0 ? [orderMail.replaces(replaces)] : [];
  const paragraphs = [...news.paragraphs, ...replaced];
  const token = ctx.ids.newToken();
  await inTransaction(ctx, async (tx) => {
    const sent = await mailBuyer({ ...tx, links }, order, {
      dedupeKey,
      news: { ...news, paragraphs },
      href: `${links.appUrl}/confirm-order/${token}`,
      also: { label: say.receipt, href: orderUrl(ctx, order, links) },
      withLines: true,
    });
    if (!sent) return;
    const link = { tokenHash: hashToken(token), orderId: order.id, createdAt: tx.now };
    await tx.db.insert(orderConfirmations).values(link);
  });
}

function newsOf(order: OrderWithItems, reminder: boolean) {
  const { paymentMethod, orderNumber } = order;
  if (paymentMethod === "bank") return say.keep(orderNumber);
  return (reminder ? say.remind : say.confirm)(orderNumber, dueOf(order));
}
