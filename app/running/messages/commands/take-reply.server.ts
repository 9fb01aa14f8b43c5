import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { stopDigest } from "../queries/stops.server.ts";
import { readReply } from "../rules/reply-words.ts";
import { messageStops } from "../tables.server.ts";
import { stopTexts } from "./stop-texts.server.ts";

/** Takes a reply to a text, in the form +639171234567. Other words than STOP and START do nothing. */
export async function takeReply(ctx: Ctx, number: string, body: string): Promise<void> {
  const wish = readReply(body);
  if (wish === "stop") return stopTexts(ctx, number);
  const digest = wish === "start" ? await stopDigest(ctx.db, number) : undefined;
  if (digest === undefined) return;
  await ctx.db.delete(messageStops).where(eq(messageStops.numberDigest, digest));
}
