import { and, asc, eq, gt, lt, notExists } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { removeUnconfirmed } from "./remove-unconfirmed.server.ts";

/** Long enough for a holiday. The mailed link works for a day, and a new one can be requested. */
const DAYS = 30;
const BATCH = 200;

/** Each account is removed in its own transaction. An account that other records refer to stays. */
export async function removeOldUnconfirmed(ctx: Ctx): Promise<void> {
  const openedBefore = addDays(ctx.now, -DAYS);
  for (let after = ""; ;) {
    const ids = await unconfirmedAccounts(ctx.db, { openedBefore, after, limit: BATCH });
    for (const id of ids) await removeUnlessNeeded(ctx, id);
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
  }
}

async function removeUnlessNeeded(ctx: Ctx, userId: string): Promise<void> {
  try {
    await removeUnconfirmed(ctx, userId);
  } catch (error) {
    if (!isStillReferred(error)) throw error;
  }
}

/**
 * PostgreSQL's foreign key violation, for example by an order that staff wrote for this customer.
 */
function isStillReferred(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
}

type Page = { openedBefore: Date; after: string; limit: number };

/** Unconfirmed accounts, by id. Those with a role are left for the owner to decide. */
async function unconfirmedAccounts(
  db: Db,
  { openedBefore, after, limit }: Page,
): Promise<string[]> {
  const roles = db.select().from(userRoles).where(eq(userRoles.userId, user.id));
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.emailVerified, false),
        lt(user.createdAt, openedBefore),
        gt(user.id, after),
        notExists(roles),
      ),
    )
    .orderBy(asc(user.id))
    .limit(limit);
  return rows.map((row) => row.id);
}
