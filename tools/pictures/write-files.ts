import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  cutsOf,
  heightOf,
  pictureAddress,
  type Shape,
} from "../../app/goods/catalog/views/picture-shapes.ts";
import type { Photo } from "./render.worker.ts";

const PUBLIC = path.resolve("public");
/** Part of the version: files that are packed otherwise are other files. Steps show sooner in the dark. */
const PACKING = {
  light: { quality: 58, effort: 4 },
  dark: { quality: 64, effort: 4 },
  webp: { quality: 74, effort: 6 },
};

export type Written = { name: string; version: string; shapes: Shape[] };

/** Cuts and packs the photos of one still life in the place of its older files. */
export async function writeFiles(name: string, photos: readonly Photo[]): Promise<Written> {
  const hash = createHash("sha256").update(JSON.stringify(PACKING));
  for (const photo of photos) hash.update(photo.pixels);
  const version = hash.digest("hex").slice(0, 8);
  const shapes = [...new Set(photos.flatMap(({ shape }) => shapesFrom(shape)))];
  await rm(path.join(PUBLIC, "pictures", name), { recursive: true, force: true });
  for (const shape of shapes) {
    for (const cut of cutsOf(shape)) {
      const photo = photos.find(
        (one) => one.theme === cut.theme && shapesFrom(one.shape).includes(shape),
      );
      if (!photo) throw new Error(`${name} was not photographed for ${shape}`);
      const file = path.join(PUBLIC, pictureAddress({ name, version }, cut));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await packed(photo, cut));
    }
  }
  return { name, version, shapes };
}

/** The small square is cut out of a product's tall picture. */
function shapesFrom(shape: Shape): Shape[] {
  return shape === "tall" || shape === "slide" ? [shape, "thumb"] : [shape];
}

function packed(photo: Photo, cut: ReturnType<typeof cutsOf>[number]): Promise<Buffer> {
  const { pixels, width, height } = photo;
  const image = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(
    cut.width,
    heightOf(cut.shape, cut.width),
    { fit: "cover", kernel: "lanczos3" },
  );
  return (
    cut.format === "avif" ? image.avif(PACKING[cut.theme]) : image.webp(PACKING.webp)
  ).toBuffer();
}
