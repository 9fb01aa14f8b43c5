import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { accessRequests } from "../tables.server.ts";

/** Writes that somebody would like to be staff; asking again changes nothing. */
export async function askForAccess({ db, now }: Ctx, userId: string): Promise<void> {
  await db.insert(accessRequests).values({ userId, createdAt: now }).onConflictDoNothing();
}
