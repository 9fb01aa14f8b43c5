import { and, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { compareFindings } from "#app/selling/payments/rules/compare-findings.ts";
import { BY_ITSELF } from "#app/selling/payments/rules/finding-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { currentCash, remitDays } from "../queries/current-cash.server.ts";
import { cashFindings } from "../tables.server.ts";

const AT_ONCE = 500;

/** Stores new, reopened and resolved differences. The caller has locked the cash. */
export async function writeDifferences({ db, ids, now }: Ctx): Promise<void> {
  const { differences } = await currentCash(db, now);
  const { id, kind, subject, endedBy } = cashFindings;
  const stored = await db.select({ id, kind, subject, endedBy }).from(cashFindings);
  const { added, again, gone } = compareFindings(differences, stored);
  for (let at = 0; at < added.length; at += AT_ONCE) {
    await db
      .insert(cashFindings)
      .values(
        added
          .slice(at, at + AT_ONCE)
          .map((one) => ({ ...one, id: ids.newId(), foundAt: now, waitsSince: now })),
      );
  }
  if (again.length > 0) {
    await db
      .update(cashFindings)
      .set({ endedAt: null, endedBy: null, foundAt: now, waitsSince: now, claimedAt: null })
      .where(inArray(cashFindings.id, again));
  }
  if (gone.length > 0) {
    await db
      .update(cashFindings)
      .set({ endedAt: now, endedBy: BY_ITSELF })
      .where(and(inArray(cashFindings.id, gone), isNull(cashFindings.endedAt)));
  }
  await askAgain(db, now);
}

/** A claim without an answer within the same number of days waits for staff again. */
async function askAgain(db: Ctx["db"], now: Date): Promise<void> {
  const before = addDays(now, -(await remitDays(db)));
  await db
    .update(cashFindings)
    .set({ waitsSince: now })
    .where(
      and(
        isNull(cashFindings.endedAt),
        isNull(cashFindings.waitsSince),
        isNotNull(cashFindings.claimedAt),
        lte(cashFindings.claimedAt, before),
      ),
    );
}
