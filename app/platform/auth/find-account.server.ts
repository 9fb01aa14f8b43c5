import { and, eq } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { account, user } from "./tables.server.ts";

/** The account of an address, in small letters; for code that keeps to itself whether there is one. */
export async function findAccount(db: Db, email: string) {
  const [found] = await db
    .select({ id: user.id, email: user.email, emailVerified: user.emailVerified })
    .from(user)
    .where(eq(user.email, email));
  return found;
}

/** The hash of an account's password; undefined for one that only Google opens. */
export async function passwordHashOf(db: Db, userId: string): Promise<string | undefined> {
  const credential = and(eq(account.userId, userId), eq(account.providerId, "credential"));
  const [found] = await db.select({ hash: account.password }).from(account).where(credential);
  return found?.hash ?? undefined;
}
