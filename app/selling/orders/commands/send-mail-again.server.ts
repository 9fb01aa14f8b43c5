import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { countMailsAbout, mailsAbout } from "#app/platform/mail/queries.server.ts";
import { queueAgain } from "#app/platform/mail/queue-again.server.ts";
import { orderIdIn, orderToken } from "../rules/order-link.ts";
import { MOST_AGAIN } from "../rules/mails-again.ts";
import { renewLinks } from "../rules/renew-links.ts";
import { lockOrder } from "./lock-order.server.ts";

type MailRequest = {
  orderId: string;
  mailId: string;
  /** The form's key, so that sending a form twice sends one mail. */
  key: string;
};

const AGAIN = "again:";

/**
 * Resends a mail about an order unchanged, to the order's current address and with its current
 * link. Does not check whether the text is still true.
 */
export async function sendMailAgain(
  ctx: Ctx,
  { orderId, mailId, key }: MailRequest,
): Promise<Result<{ to: string }, Refusal<"forbidden" | "not_found" | "too_many" | "lost_links">>> {
  if (!may(ctx.actor, "orders:note")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const mail = (await mailsAbout(tx.db, orderId)).find(({ id }) => id === mailId);
    if (!mail) return refuse("not_found");
    if (mail.lostLinks) return refuse("lost_links");
    const since = addDays(tx.now, -1);
    const sent = await countMailsAbout(tx.db, orderId, { key: AGAIN, since });
    if (sent >= MOST_AGAIN) return refuse("too_many");
    const token = orderToken(tx, order);
    const isOwn = (old: string) => orderIdIn(old) === orderId;
    const isNew = await queueAgain(tx, mailId, {
      dedupeKey: `${AGAIN}${mailId}:${key}`,
      to: order.email,
      renew: ({ html, text }) => ({
        html: renewLinks(html, token, isOwn),
        text: renewLinks(text, token, isOwn),
      }),
    });
    if (isNew) {
      await recordAudit(tx, {
        action: "order.mail_sent_again",
        subject: { type: "order", id: orderId },
        after: { mail: mail.subject },
      });
    }
    return ok({ to: order.email });
  });
}
