import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore, Files } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { PHOTO_DAYS, PHOTO_FILES } from "../rules/photo-terms.ts";
import { returnPhotos, returns } from "../tables.server.ts";

const BATCH = 500;

/**
 * A file older than a day without a row is orphaned, since no transaction that could still write
 * the row runs that long.
 */
export function sweepPhotos(files: Files) {
  return task("returns.sweep-photos", z.unknown(), async (ctx) => {
    const store = files.area(PHOTO_FILES);
    await removeOldPhotos(ctx, store);
    await sweepFiles(store, addDays(ctx.now, -1), async (names) => {
      const rows = await ctx.db
        .select({ name: returnPhotos.fileId })
        .from(returnPhotos)
        .where(and(inArray(returnPhotos.fileId, names), isNull(returnPhotos.removedAt)));
      return rows.map(({ name }) => name);
    });
  });
}

/** Removes the photos of returns that ended long ago. The row stays and records the removal. */
export async function removeOldPhotos(ctx: Ctx, store: FileStore): Promise<void> {
  const old = await ctx.db
    .select({ id: returnPhotos.id, fileId: returnPhotos.fileId })
    .from(returnPhotos)
    .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
    .where(and(isNull(returnPhotos.removedAt), lt(returns.endedAt, addDays(ctx.now, -PHOTO_DAYS))))
    .limit(BATCH);
  if (old.length === 0) return;
  for (const { fileId } of old) await store.remove(fileId);
  const ids = old.map(({ id }) => id);
  await ctx.db
    .update(returnPhotos)
    .set({ removedAt: ctx.now })
    .where(inArray(returnPhotos.id, ids));
}
