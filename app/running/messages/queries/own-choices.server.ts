import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { messageChoices, pushDevices } from "../tables.server.ts";

export async function ownChoices(db: Db, userId: string) {
  const own = eq(messageChoices.userId, userId);
  return (await db.select().from(messageChoices).where(own))[0];
}

/** The devices that show the account's notifications, newest first. */
export async function ownDevices(db: Db, userId: string) {
  const { id, name, endpoint, createdAt, lastTakenAt } = pushDevices;
  return db
    .select({ id, name, endpoint, createdAt, lastTakenAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}
