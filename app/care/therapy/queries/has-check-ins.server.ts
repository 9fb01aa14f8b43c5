import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { therapyCheckIns } from "../tables.server.ts";

export async function hasCheckIns(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: therapyCheckIns.id })
    .from(therapyCheckIns)
    .where(eq(therapyCheckIns.userId, userId))
    .limit(1);
  return row !== undefined;
}
