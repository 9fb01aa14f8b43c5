import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { numberDigest } from "../queries/sealed-text.server.ts";
import { readReply } from "../rules/reply-words.ts";
import { messageStops } from "../tables.server.ts";

/** Takes a reply to a text, in the form +639171234567. Other words than STOP and START do nothing. */
export async function takeReply(ctx: Ctx, number: string, body: string): Promise<void> {
  const wish = readReply(body);
  const digest = numberDigest(ctx, number);
  if (wish === "stop") {
    await ctx.db
      .insert(messageStops)
      .values({ numberDigest: digest, stoppedAt: ctx.now })
      .onConflictDoNothing();
  }
  if (wish === "start") {
    await ctx.db.delete(messageStops).where(eq(messageStops.numberDigest, digest));
  }
}
