import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { OrderNewsMail } from "../emails/order-news.tsx";
import { orderNews as say } from "../texts/mail-news.ts";

type Flag = { flagId: string; sentence: string };

/** Tells the shop's own mailbox that an order needs a person, unless the owner wants no such mails. */
export async function mailStaff(
  ctx: Ctx,
  { appUrl }: { appUrl: string },
  order: { id: string; orderNumber: string },
  { flagId, sentence }: Flag,
): Promise<void> {
  const { contact_email: to, order_notifications: wanted } = await loadSettings(ctx.db);
  if (!wanted || to === "") return;
  const news = say.flagged(order.orderNumber, sentence);
  await queueMail(ctx, {
    dedupeKey: `order-flagged:${flagId}`,
    to,
    subject: news.subject,
    template: OrderNewsMail,
    props: {
      news,
      href: `${appUrl}/admin/orders/${order.id}`,
      firstName: undefined,
      also: undefined,
      lines: undefined,
      footer: say.staffFooter,
    },
  });
}
