import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { doctors } from "../tables.server.ts";

/** Removes the photos that no doctor has, as far as they are older than `before`. */
export async function sweepPhotos(ctx: Ctx, store: FileStore, before: Date): Promise<void> {
  await sweepFiles(store, before, async (names) => {
    const named = inArray(doctors.photoId, names);
    const rows = await ctx.db.select({ name: doctors.photoId }).from(doctors).where(named);
    return rows.flatMap(({ name }) => name ?? []);
  });
}
