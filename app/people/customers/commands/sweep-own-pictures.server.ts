import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { sweepFiles } from "#app/platform/files/sweep-files.server.ts";

/** Removes pictures older than `before` that no account has. */
export async function sweepOwnPictures(ctx: Ctx, store: FileStore, before: Date): Promise<void> {
  await sweepFiles(store, before, async (names) => {
    const rows = await ctx.db
      .select({ name: user.image })
      .from(user)
      .where(inArray(user.image, names));
    return rows.flatMap(({ name }) => name ?? []);
  });
}
