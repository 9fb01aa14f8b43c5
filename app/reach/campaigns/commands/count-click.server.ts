import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findRecipient, findTarget } from "../queries/recipients.server.ts";
import { countReading, type Reading } from "./count-reading.server.ts";

/**
 * Where a click leads, counted once for each recipient; undefined for a link that is none of ours. A
 * click opens the mail as well, unless a machine follows all links of what it checks.
 */
export async function countClick(
  ctx: Ctx,
  linkId: string,
  reading: Reading,
): Promise<string | undefined> {
  const recipient = await findRecipient(ctx.db, "link", reading.token);
  const target = recipient && (await findTarget(ctx.db, recipient.campaignId, linkId));
  if (recipient && target) await countReading(ctx, recipient, { ...reading, what: "click" });
  return target;
}
