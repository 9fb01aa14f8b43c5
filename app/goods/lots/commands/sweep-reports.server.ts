import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { labReports } from "../tables.server.ts";

/** Removes report files older than `before` whose row was never written. */
export async function sweepReports(ctx: Ctx, store: FileStore, before: Date): Promise<void> {
  await sweepFiles(store, before, async (names) => {
    const named = inArray(labReports.fileId, names);
    const rows = await ctx.db.select({ name: labReports.fileId }).from(labReports).where(named);
    return rows.map(({ name }) => name);
  });
}
