import { and, inArray, isNotNull, lt, ne, or } from "drizzle-orm";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { concessions } from "../tables.server.ts";

/** Deletes expired pictures and details of IDs, and files without a row. */
export async function forgetIds(ctx: Ctx, store: FileStore): Promise<void> {
  const { id_picture_days: days } = await loadSettings(ctx.db);
  const isOver = lt(concessions.decidedAt, addDays(ctx.now, -days));
  await ctx.db
    .update(concessions)
    .set({ sealed: null, frontFile: null, backFile: null })
    .where(and(isOver, ne(concessions.state, "waiting"), isNotNull(concessions.sealed)));
  // The row may be written up to an hour after its file.
  await sweepFiles(store, addMinutes(ctx.now, -60), async (names) => {
    const { frontFile, backFile } = concessions;
    const named = or(inArray(frontFile, names), inArray(backFile, names));
    const rows = await ctx.db.select({ frontFile, backFile }).from(concessions).where(named);
    return rows.flatMap((row) => [row.frontFile ?? [], row.backFile ?? []].flat());
  });
}
