import { inArray } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { affiliatePayoutProofs as proofs } from "../tables/payout-proofs.server.ts";

/** Removes receipts without a row after a day, which is longer than any transaction. */
export async function sweepPayoutProofs(ctx: Ctx, store: FileStore): Promise<void> {
  await sweepFiles(store, addDays(ctx.now, -1), async (names) => {
    const named = inArray(proofs.fileId, names);
    const rows = await ctx.db.select({ name: proofs.fileId }).from(proofs).where(named);
    return rows.map(({ name }) => name);
  });
}
