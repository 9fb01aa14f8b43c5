import { readFile } from "node:fs/promises";
import path from "node:path";
import { PHOTO_FILES } from "#app/goods/catalog/rules/picture-terms.ts";
import { storedName } from "#app/goods/catalog/views/photo-files.ts";
import { pictureAddress, type PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { paperPicture } from "#app/platform/files/read-picture.server.ts";
import { loadLogo } from "#app/running/settings/queries.server.ts";
import type { SlipArt } from "../views/print-slip.ts";
import { pictureOf, type SlipSource } from "../views/slip-source.ts";

/** Pixels, for a picture of half an inch. */
const SIDE = 144;

/** The shop's logo, and each picture that the slips show once. A missing file is left out. */
export async function slipArt(
  db: Db,
  files: Files,
  slips: readonly SlipSource[],
): Promise<SlipArt> {
  const shown = slips.flatMap(({ order, lines }) =>
    order.isDiscreet ? [] : lines.flatMap(({ sku }) => pictureOf(order, sku) ?? []),
  );
  const once = [...new Map(shown.map((file) => [file.name, file])).values()];
  const read = await Promise.all(
    once.map(async (file) => {
      const stored = await readThumb(files, file);
      const printed = stored && (await paperPicture(stored, SIDE));
      return printed ? [[file.name, printed] as const] : [];
    }),
  );
  return { logo: await loadLogo(db, files), pictures: new Map(read.flat()) };
}

/** Photos are in the shop's storage, and the pictures it comes with are files of the build. */
async function readThumb(files: Files, file: PictureFile): Promise<Uint8Array | undefined> {
  const cut = { shape: "thumb", theme: "light", width: 192, format: "webp" } as const;
  if (file.isPhoto) {
    return files.area(PHOTO_FILES).read(storedName(file.name, file.version, "thumb-192-webp"));
  }
  return readFile(path.join("build/client", pictureAddress(file, cut))).catch(() => undefined);
}
