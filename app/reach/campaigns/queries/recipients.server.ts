import { and, eq } from "drizzle-orm";
import { automationRuns } from "#app/running/automations/tables.server.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { addressDigest } from "#app/platform/mail/suppressions.server.ts";
import { looksLikeToken } from "../rules/subscription-terms.ts";
import { campaignLinks, campaignRecipients, untrackedAddresses } from "../tables.server.ts";

/** The recipient of a link in a campaign's mail; undefined for an unknown link. */
export async function findRecipient(db: Db, kind: "stop" | "link", token: string) {
  if (!looksLikeToken(token)) return undefined;
  const { stopTokenHash, linkTokenHash } = campaignRecipients;
  const column = kind === "stop" ? stopTokenHash : linkTokenHash;
  const [found] = await db
    .select()
    .from(campaignRecipients)
    .where(eq(column, hashToken(token)));
  return found;
}

/** The mailbox of a link from a campaign or an automation. A campaign counts its unsubscribes. */
export async function findReader(db: Db, token: string) {
  const recipient = await findRecipient(db, "stop", token);
  if (recipient || !looksLikeToken(token))
    return recipient && { email: recipient.email, recipient };
  const [run] = await db
    .select({ email: automationRuns.email })
    .from(automationRuns)
    .where(eq(automationRuns.stopTokenHash, hashToken(token)));
  return run && { email: run.email, recipient: undefined };
}

/** Only links from the campaign's own mail lead anywhere. */
export async function findTarget(db: Db, campaignId: string, linkId: string) {
  if (!isUuid(linkId)) return undefined;
  const own = and(eq(campaignLinks.id, linkId), eq(campaignLinks.campaignId, campaignId));
  const [found] = await db.select({ url: campaignLinks.url }).from(campaignLinks).where(own);
  return found?.url;
}

/** Tells whether the owner of this mailbox does not want to be counted. */
export async function isUntracked(
  reader: Pick<Ctx, "db" | "sealers">,
  email: string,
): Promise<boolean> {
  const own = eq(untrackedAddresses.addressDigest, addressDigest(reader, email));
  return (await reader.db.$count(untrackedAddresses, own)) > 0;
}
