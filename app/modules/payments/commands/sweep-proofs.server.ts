import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { transferProofs } from "../tables.server.ts";

/** Removes the files of proofs whose row was never written, as far as they are older than `before`. */
export async function sweepProofs(ctx: Ctx, store: FileStore, before: Date): Promise<void> {
  await sweepFiles(store, before, async (names) => {
    const named = inArray(transferProofs.fileId, names);
    const rows = await ctx.db
      .select({ name: transferProofs.fileId })
      .from(transferProofs)
      .where(named);
    return rows.map(({ name }) => name);
  });
}
