import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { OrderPlacedMail } from "../emails/order-placed.tsx";
import type { OrderPlacedProps } from "../emails/order-placed.tsx";
import { orderMail } from "../texts/mail.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { mailboxUnproven } from "../queries/guest-reservations.server.ts";
import { awaitsMailbox } from "../rules/confirmation.ts";
import { mailShare } from "../rules/mail-share.ts";
import { orderConfirmations } from "../tables.server.ts";

type Mail = { dedupeKey: string; props: Omit<OrderPlacedProps, "keepUrl"> };

/** Tells the buyer that her order is there; a guest who pays by transfer gets a link to keep it. */
export async function mailPlaced(
  ctx: Ctx,
  { appUrl }: { appUrl: string },
  order: OrderWithItems,
  { dedupeKey, props }: Mail,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const token = awaitsMailbox(order, await mailboxUnproven(tx.db, order.id))
      ? tx.ids.newToken()
      : undefined;
    const sent = await queueMail(tx, {
      dedupeKey,
      to: order.email,
      share: mailShare(order),
      subject: orderMail.placed.subject(order.orderNumber),
      template: OrderPlacedMail,
      props: { ...props, keepUrl: token && `${appUrl}/confirm-order/${token}` },
    });
    if (!sent || !token) return;
    const link = { tokenHash: hashToken(token), orderId: order.id, createdAt: tx.now };
    await tx.db.insert(orderConfirmations).values(link);
  });
}
