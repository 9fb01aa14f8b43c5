import { eq } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { session } from "./tables.server.ts";

/** A page asks several times; a note a minute is exact enough for a time-out in hours. */
const EVERY_MS = 60_000;

export async function noteSessionUse(
  db: Db,
  sessionId: string,
  { lastSeenAt, now }: { lastSeenAt: Date; now: Date },
): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < EVERY_MS) return;
  await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, sessionId));
}
