import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { passkeys } from "../tables.server.ts";

/** The passkeys of an account, in the order in which they were added. */
export function passkeysOf(db: Db, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export type OwnPasskey = Awaited<ReturnType<typeof passkeysOf>>[number];
