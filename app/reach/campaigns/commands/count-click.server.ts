import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findRecipient, findTarget } from "../queries/recipients.server.ts";
import { countReading, type Reading } from "./count-reading.server.ts";

/**
 * Returns the target of a link, and counts the click once for each recipient. Undefined for an
 * unknown link. A click also opens the mail, unless a machine follows all links to check them.
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
