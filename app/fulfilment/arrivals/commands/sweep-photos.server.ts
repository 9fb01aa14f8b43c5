import { and, inArray, isNotNull, lt } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { PHOTO_DAYS } from "../rules/arrival-terms.ts";
import { arrivals } from "../tables.server.ts";

/** Removes expired photos, and files without a row after a day, since a row may be written late. */
export async function sweepArrivalPhotos(ctx: Ctx, store: FileStore): Promise<void> {
  const isOver = lt(arrivals.reportedAt, addDays(ctx.now, -PHOTO_DAYS));
  await ctx.db
    .update(arrivals)
    .set({ fileId: null })
    .where(and(isOver, isNotNull(arrivals.fileId)));
  await sweepFiles(store, addDays(ctx.now, -1), async (names) => {
    const named = inArray(arrivals.fileId, names);
    const rows = await ctx.db.select({ name: arrivals.fileId }).from(arrivals).where(named);
    return rows.flatMap(({ name }) => name ?? []);
  });
}
