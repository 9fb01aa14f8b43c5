import { eq } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { user } from "./tables.server.ts";

/** The account of an address, in small letters; for code that keeps to itself whether there is one. */
export async function findAccount(db: Db, email: string) {
  const [found] = await db
    .select({ id: user.id, email: user.email, emailVerified: user.emailVerified })
    .from(user)
    .where(eq(user.email, email));
  return found;
}
