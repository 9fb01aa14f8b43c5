import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { affiliateLedger } from "../tables.server.ts";

type LedgerRow = Omit<typeof affiliateLedger.$inferInsert, "id" | "at">;

/** The only writer of the ledger. Call with whatever causes the row locked: its order, or the affiliate. */
export async function writeLedger({ db, ids, now }: Ctx, row: LedgerRow): Promise<void> {
  await db.insert(affiliateLedger).values({ ...row, id: ids.newId(), at: now });
}
