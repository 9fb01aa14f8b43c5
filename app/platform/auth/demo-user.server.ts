import { eq } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { user } from "./tables.server.ts";

/** Whether an address belongs to an account whose password is public. */
export async function isDemoAddress(db: Db, email: string): Promise<boolean> {
  const [found] = await db
    .select({ isDemo: user.isDemo })
    .from(user)
    .where(eq(user.email, email.toLowerCase()));
  return found?.isDemo ?? false;
}
