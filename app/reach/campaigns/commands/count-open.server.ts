import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findRecipient } from "../queries/recipients.server.ts";
import { countReading, type Reading } from "./count-reading.server.ts";

/** Counts an open once for each recipient. Fetches by machines are counted apart. */
export async function countOpen(ctx: Ctx, reading: Reading): Promise<void> {
  const recipient = await findRecipient(ctx.db, "link", reading.token);
  if (recipient) await countReading(ctx, recipient, { ...reading, what: "open" });
}
