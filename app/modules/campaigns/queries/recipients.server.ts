import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { addressDigest } from "#app/platform/mail/suppressions.server.ts";
import { looksLikeToken } from "../rules/subscription-terms.ts";
import { campaignLinks, campaignRecipients, untrackedAddresses } from "../tables.server.ts";

/** Whom a link of a campaign's mail was sent to; undefined when it is no link of ours. */
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

/** Where a link of a campaign leads: only to what stood in its mail. */
export async function findTarget(db: Db, campaignId: string, linkId: string) {
  if (!isUuid(linkId)) return undefined;
  const own = and(eq(campaignLinks.id, linkId), eq(campaignLinks.campaignId, campaignId));
  const [found] = await db.select({ url: campaignLinks.url }).from(campaignLinks).where(own);
  return found?.url;
}

/** Whether this mailbox does not want to be counted. */
export async function isUntracked(
  reader: Pick<Ctx, "db" | "sealers">,
  email: string,
): Promise<boolean> {
  const own = eq(untrackedAddresses.addressDigest, addressDigest(reader, email));
  return (await reader.db.$count(untrackedAddresses, own)) > 0;
}
