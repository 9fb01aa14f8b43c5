import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { customerIdOf } from "#app/people/customers/queries/customer.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { erasures } from "../tables.server.ts";

export const isOpenErasure = and(isNull(erasures.keptAt), isNull(erasures.doneAt));

const shown = {
  id: erasures.id,
  dueAt: erasures.dueAt,
  waitingSince: erasures.waitingSince,
  askedBy: erasures.askedBy,
};

/** The request of an account that can still be withdrawn. */
export async function openErasureOfUser(db: Db, userId: string) {
  const [open] = await db
    .select(shown)
    .from(erasures)
    .where(and(eq(erasures.customerId, customerIdOf(userId)), isOpenErasure));
  return open;
}

/** The same of a customer's record, for staff. */
export async function openErasureOf(db: Db, customerId: string) {
  const [open] = await db
    .select(shown)
    .from(erasures)
    .where(and(eq(erasures.customerId, customerId), isOpenErasure));
  return open;
}

/** When a record was erased; undefined for one that says who it is. */
export async function erasedAt(db: Db, customerId: string): Promise<Date | undefined> {
  const [done] = await db
    .select({ at: erasures.doneAt })
    .from(erasures)
    .where(and(eq(erasures.customerId, customerId), isNotNull(erasures.doneAt)))
    .orderBy(desc(erasures.doneAt))
    .limit(1);
  return done?.at ?? undefined;
}
