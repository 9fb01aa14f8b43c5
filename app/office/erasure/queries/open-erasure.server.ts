import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { formatDateTime } from "#app/lib/dates.ts";
import { customerIdOf } from "#app/people/customers/queries/customer.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { erasures } from "../tables.server.ts";
import { dueMessages as due } from "../texts/shopper-due.ts";

export const isOpenErasure = and(isNull(erasures.keptAt), isNull(erasures.doneAt));

const shown = {
  id: erasures.id,
  dueAt: erasures.dueAt,
  waitingSince: erasures.waitingSince,
  askedBy: erasures.askedBy,
};

/** What the portal says while an account waits to be deleted, in words: its script has none of them. */
export async function erasureBannerOf(db: Db, userId: string) {
  const open = await openErasureOf(db, customerIdOf(userId));
  if (!open) return null;
  const { keep, see } = due;
  if (open.waitingSince) return { title: due.waits, text: due.waitsShort, keep, see };
  return { title: due.due(formatDateTime(open.dueAt)), text: due.dueText, keep, see };
}

/** The request of a customer's record that can still be withdrawn. */
export async function openErasureOf(db: Db, customerId: string | SQL) {
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
