import { z } from "zod";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore, Files } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { PROOF_DAYS, PROOF_FILES } from "../rules/transfer-terms.ts";
import { transferProofs } from "../tables.server.ts";

const BATCH = 500;

/**
 * A file older than a day without a row is orphaned, since no transaction that could still write
 * the row runs that long.
 */
export function sweepProofs(files: Files) {
  return task("payments.sweep-proofs", z.unknown(), async (ctx) => {
    const store = files.area(PROOF_FILES);
    await removeOldProofs(ctx, store);
    await removeUnnamed(ctx, store, addDays(ctx.now, -1));
  });
}

/**
 * Removes the pictures of transfers whose order was paid or ended long ago and has no open problem.
 * The row stays and records the removal. A file whose row is not written yet is removed the next
 * night.
 */
export async function removeOldProofs(ctx: Ctx, store: FileStore): Promise<void> {
  const before = addDays(ctx.now, -PROOF_DAYS);
  const old = await ctx.db
    .select({ id: transferProofs.id, fileId: transferProofs.fileId })
    .from(transferProofs)
    .innerJoin(orders, eq(orders.id, transferProofs.orderId))
    .where(
      and(
        isNull(transferProofs.removedAt),
        lt(sql`greatest(${orders.paidAt}, ${orders.cancelledAt})`, before.toISOString()),
        lt(
          sql`coalesce(${transferProofs.answeredAt}, ${transferProofs.uploadedAt})`,
          before.toISOString(),
        ),
        isNull(orders.proofWaitingSince),
        isNull(orders.needsAttention),
      ),
    )
    .limit(BATCH);
  if (old.length === 0) return;
  for (const { fileId } of old) await store.remove(fileId);
  const ids = old.map(({ id }) => id);
  await ctx.db
    .update(transferProofs)
    .set({ removedAt: ctx.now })
    .where(inArray(transferProofs.id, ids));
}

/** Removes files older than `before` whose row was never written. */
async function removeUnnamed(ctx: Ctx, store: FileStore, before: Date): Promise<void> {
  await sweepFiles(store, before, async (names) => {
    const named = inArray(transferProofs.fileId, names);
    const rows = await ctx.db
      .select({ name: transferProofs.fileId })
      .from(transferProofs)
      .where(named);
    return rows.map(({ name }) => name);
  });
}
