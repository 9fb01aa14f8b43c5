import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { idOf, sweepFiles } from "#app/platform/files/sweep-files.server.ts";
import { photosInUse } from "../queries/pictures.server.ts";
import { DAYS_TO_PUT_BACK } from "../rules/picture-terms.ts";

/** Removes the files of photos that no product shows and staff can no longer restore. */
export async function sweepPhotos(ctx: Ctx, store: FileStore): Promise<void> {
  // An upload whose row is not written yet takes less than a day.
  const before = addDays(ctx.now, -1);
  // One day longer than the offer to restore, because staff may have the page open.
  const inUse = await photosInUse(ctx.db, addDays(ctx.now, -DAYS_TO_PUT_BACK - 1));
  const photos = new Set([...inUse].map(idOf));
  await sweepFiles(store, before, async (names) =>
    names.filter((name) => photos.has(name) || inUse.has(versionOf(name))),
  );
}

/** A file name starts with `<id>-<version>`, followed by its shape. */
const versionOf = (name: string) => name.split("-").slice(0, 6).join("-");
