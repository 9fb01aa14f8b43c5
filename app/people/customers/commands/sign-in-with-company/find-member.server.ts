import { and, eq } from "drizzle-orm";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { COMPANY } from "#app/platform/auth/company.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { account } from "#app/platform/auth/tables.server.ts";
import { removeUnconfirmed } from "../remove-unconfirmed.server.ts";

/** The account that this member signed in to before. */
export async function findLinked({ db }: Ctx, subject: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, COMPANY), eq(account.accountId, subject)));
  return found?.userId;
}

/** An account that a customer opened is not taken over; an unconfirmed one may be a stranger's. */
export async function mayLink(tx: Ctx, email: string): Promise<boolean> {
  const namesake = await findAccount(tx.db, email);
  if (!namesake) return true;
  if (!namesake.emailVerified) {
    await removeUnconfirmed(tx, namesake.id);
    return true;
  }
  const roles = await rolesOf(tx.db, namesake.id);
  return STAFF_ROLES.some((role) => roles.includes(role));
}
