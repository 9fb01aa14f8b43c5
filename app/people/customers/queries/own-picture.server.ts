import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";

/** The file of the account's own picture. */
export async function ownPictureOf(db: Db, userId: string): Promise<string | null> {
  const [found] = await db.select({ image: user.image }).from(user).where(eq(user.id, userId));
  return found?.image ?? null;
}
