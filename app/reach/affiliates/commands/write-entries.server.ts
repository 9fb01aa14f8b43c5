import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CommissionEntry } from "../rules/book-entries.ts";
import { affiliateCommissionEntries } from "../tables.server.ts";

/** Call with the commission's order locked. */
export async function writeEntries(
  { db, ids, now }: Ctx,
  commissionId: string,
  entries: readonly CommissionEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(affiliateCommissionEntries)
    .values(entries.map((entry) => ({ id: ids.newId(), commissionId, ...entry, at: now })));
}
