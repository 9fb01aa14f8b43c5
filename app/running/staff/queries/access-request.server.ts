import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { accessRequests } from "../tables.server.ts";

/** The state of a user's request to join the staff; undefined if there is none. */
export async function accessRequestOf(
  db: Db,
  userId: string,
): Promise<"waiting" | "approved" | "declined" | undefined> {
  const [found] = await db
    .select({ decidedAt: accessRequests.decidedAt, role: accessRequests.role })
    .from(accessRequests)
    .where(eq(accessRequests.userId, userId));
  if (!found) return undefined;
  if (!found.decidedAt) return "waiting";
  return found.role ? "approved" : "declined";
}
