import { eq, inArray } from "drizzle-orm";
import { href } from "react-router";
import { loadSettings, mailSender } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { isQuiet } from "#app/running/messages/rules/send-terms.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { addressDigest } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { CampaignMail } from "../../emails/campaign-mail.tsx";
import { namedIn, type Campaign } from "../../queries/find-campaign.server.ts";
import { mailProducts } from "../../queries/mail-products.server.ts";
import { readContent, type Block } from "../../rules/content-blocks.ts";
import { campaignLinks, campaignRecipients, untrackedAddresses } from "../../tables.server.ts";
import { showMail } from "../../views/show-mail.ts";

type Reader = { id: string; email: string; firstName: string; userId: string | null };

/**
 * Writes one mail per reader into the outbox, each with its own links. The recipient is the mail's
 * key, so no mail can be written twice.
 */
export async function writeMails(
  tx: Ctx,
  campaign: Campaign,
  { readers, appUrl }: { readers: readonly Reader[]; appUrl: string },
): Promise<void> {
  if (readers.length === 0) return;
  const { db } = tx;
  const [products, sender, settings, links, untracked] = await Promise.all([
    mailProducts(db, namedIn(readContent(campaign.content), "product")),
    mailSender(db),
    loadSettings(db),
    db.select().from(campaignLinks).where(eq(campaignLinks.campaignId, campaign.id)),
    untrackedAmong(tx, readers),
  ]);
  const phoneText = phoneTextOf(tx, campaign);
  const linkIds = new Map(links.map(({ id, url }) => [url, id]));
  for (const { id, email, firstName, userId } of readers) {
    const [stopToken, linkToken] = [tx.ids.newToken(), tx.ids.newToken()];
    const isCounted = settings.campaign_tracking && !untracked.has(email);
    const linkTo = (url: string) => {
      const linkId = isCounted ? linkIds.get(url) : undefined;
      return linkId ? `${appUrl}/api/mail/go/${linkToken}/${linkId}` : url;
    };
    const values = { first_name: firstName, shop_name: sender.name };
    const { subject, ...shown } = showMail(campaign, { values, products, appUrl, linkTo });
    const stop = `${appUrl}/unsubscribe/${stopToken}`;
    const pixel = isCounted ? `${appUrl}/api/mail/seen/${linkToken}` : undefined;
    const dedupeKey = `campaign:${id}`;
    await queueShopMail(tx, {
      kind: "campaign",
      values: {},
      dedupeKey,
      to: email,
      subject,
      unsubscribeUrl: stop,
      purpose: "marketing",
      text: phoneText && { ...phoneText, userId },
      fromName: campaign.senderName || undefined,
      template: CampaignMail,
      props: { ...shown, stop, pixel },
    });
    const [written] = await db
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.dedupeKey, dedupeKey));
    await db
      .update(campaignRecipients)
      .set({
        state: "queued",
        mailId: written?.id,
        queuedAt: tx.now,
        stopTokenHash: hashToken(stopToken),
        linkTokenHash: hashToken(linkToken),
      })
      .where(eq(campaignRecipients.id, id));
  }
}

/** For phones, which show promotions in the daytime only. At other times everyone gets the mail. */
function phoneTextOf({ now }: Ctx, { phoneText: body, content }: Campaign) {
  if (body === "" || isQuiet("news", now)) return undefined;
  const isOwnLink = ({ kind, url }: Block) => kind === "button" && url.startsWith("/");
  const page = readContent(content).find(isOwnLink)?.url ?? href("/products");
  return { topic: "news" as const, body, page };
}

/** The readers who do not want to be counted. */
async function untrackedAmong(tx: Ctx, readers: readonly Reader[]): Promise<Set<string>> {
  const digests = new Map(readers.map(({ email }) => [addressDigest(tx, email), email]));
  const rows = await tx.db
    .select({ digest: untrackedAddresses.addressDigest })
    .from(untrackedAddresses)
    .where(inArray(untrackedAddresses.addressDigest, [...digests.keys()]));
  return new Set(rows.map(({ digest }) => digests.get(digest) ?? ""));
}
