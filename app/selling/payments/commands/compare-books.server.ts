import { inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { currentFindings } from "../queries/current-findings.server.ts";
import { compareFindings } from "../rules/compare-findings.ts";
import { BY_ITSELF } from "../rules/finding-terms.ts";
import { paymentFindings } from "../tables.server.ts";

const AT_ONCE = 500;

/** Finds the differences between the books. New ones wait for staff, resolved ones end. */
export async function compareBooks(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db, ids, now }) => {
    // Two concurrent comparisons would find the same differences twice.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('payment_findings', 0))`);
    const found = await currentFindings(db, now);
    const stored = await db
      .select({
        id: paymentFindings.id,
        kind: paymentFindings.kind,
        subject: paymentFindings.subject,
        endedBy: paymentFindings.endedBy,
      })
      .from(paymentFindings);
    const { added, again, gone } = compareFindings(found, stored);
    for (let at = 0; at < added.length; at += AT_ONCE) {
      const some = added.slice(at, at + AT_ONCE);
      await db
        .insert(paymentFindings)
        .values(some.map((one) => ({ ...one, id: ids.newId(), foundAt: now })));
    }
    if (again.length > 0) {
      await db
        .update(paymentFindings)
        .set({ endedAt: null, endedBy: null, foundAt: now })
        .where(inArray(paymentFindings.id, again));
    }
    if (gone.length > 0) {
      await db
        .update(paymentFindings)
        .set({ endedAt: now, endedBy: BY_ITSELF })
        .where(sql`${inArray(paymentFindings.id, gone)} and ${isNull(paymentFindings.endedAt)}`);
    }
  });
}
