import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { NewsletterMail } from "../emails/newsletter-mail.tsx";
import type { SubscribeInput } from "../input.ts";
import { newsletterMessages as say } from "../texts/shopper.ts";
import { newsletterMail as mail } from "../texts/mail.ts";
import { newsletterConfirmations, newsletterSubscriptions } from "../tables.server.ts";
import { stopHref } from "../views/stop-href.ts";

type ConfirmationRequest = SubscribeInput & { requestId: string };
type Links = { appUrl: string };

/**
 * Mails a link that confirms the subscription; earlier links keep working. A subscriber gets a mail
 * that says they are subscribed. A request alone changes no state.
 */
export async function sendConfirmation(
  ctx: Ctx,
  links: Links,
  { requestId, email, source }: ConfirmationRequest,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const subscription = await findOrBegin(tx, email, source);
    if (subscription.state === "confirmed" && subscription.stopToken) {
      await mailAlready(tx, links, { requestId, email, stopToken: subscription.stopToken });
      return;
    }
    const token = tx.ids.newToken();
    const sent = await queueShopMail(tx, {
      kind: "newsletter-confirm",
      values: {},
      dedupeKey: `newsletter-confirm:${requestId}`,
      to: email,
      subject: mail.confirmSubject,
      // A person who complained gets no other request, no matter who typed their address.
      purpose: "service",
      template: NewsletterMail,
      props: {
        title: mail.confirmSubject,
        paragraphs: [mail.confirmText, mail.nothing],
        action: { label: mail.confirmAction, href: `${links.appUrl}/newsletter/confirm/${token}` },
        footer: mail.footer,
      },
    });
    if (!sent) return;
    await tx.db.insert(newsletterConfirmations).values({
      tokenHash: hashToken(token),
      subscriptionId: subscription.id,
      source,
      wording: say.wording,
      createdAt: tx.now,
    });
  });
}

async function findOrBegin(tx: Ctx, email: string, source: SubscribeInput["source"]) {
  await tx.db
    .insert(newsletterSubscriptions)
    .values({ id: tx.ids.newId(), email, source, state: "pending", askedAt: tx.now })
    .onConflictDoNothing();
  const [subscription] = await tx.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .for("update");
  if (!subscription) throw new Error("a subscription that was just written is gone");
  return subscription;
}

async function mailAlready(
  tx: Ctx,
  links: Links,
  { requestId, email, stopToken }: { requestId: string; email: string; stopToken: string },
): Promise<void> {
  const stop = stopHref(links.appUrl, stopToken);
  await queueShopMail(tx, {
    kind: "newsletter-already",
    values: {},
    dedupeKey: `newsletter-already:${requestId}`,
    to: email,
    subject: mail.alreadySubject,
    unsubscribeUrl: stop,
    purpose: "service",
    template: NewsletterMail,
    props: {
      title: mail.alreadySubject,
      paragraphs: [mail.alreadyText],
      action: { label: mail.read, href: `${links.appUrl}/learn` },
      footer: mail.footer,
      stop,
    },
  });
}
