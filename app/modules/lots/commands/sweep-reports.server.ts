import { inArray } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { labReports } from "../tables.server.ts";

const AT_ONCE = 500;

/** Removes the files of reports whose row was never written, as far as they are older than `before`. */
export async function sweepReports(ctx: Ctx, store: FileStore, before: Date): Promise<void> {
  // Whatever else lies there is not ours.
  const names = (await store.writtenBefore(before)).filter((name) => validate(name));
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE);
    const rows = await ctx.db
      .select({ fileId: labReports.fileId })
      .from(labReports)
      .where(inArray(labReports.fileId, some));
    const known = new Set(rows.map((row) => row.fileId));
    for (const name of some) if (!known.has(name)) await store.remove(name);
  }
}
