import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { stopDigest } from "../queries/stops.server.ts";
import { messageStops } from "../tables.server.ts";

/** Opts a number out. A code that its owner asks for still goes to it. */
export async function stopTexts({ db, now }: Ctx, number: string): Promise<void> {
  const numberDigest = await stopDigest(db, number);
  if (numberDigest === undefined) return;
  await db.insert(messageStops).values({ numberDigest, stoppedAt: now }).onConflictDoNothing();
}
