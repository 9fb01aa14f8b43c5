import sharp from "sharp";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { createTurns, MAX_PIXELS, openSent } from "./picture-decoder.server.ts";
import type { Picture } from "./read-picture.server.ts";

export type PhotoRefusal = Refusal<"not_a_picture" | "heic" | "animated" | "too_many_pixels">;

/** Large enough for every shape that is cut out of the photo later. */
const MAX_SIDE = 2_400;
const QUALITY = 90;

const inTurn = createTurns();

/**
 * A photo of a product: upright, in sRGB, at most 2,400 pixels wide and high, as a WebP good enough
 * to cut other pictures out of it. No bytes of the original remain. The reasons tell staff what to
 * do about the file, since staff do not send photos to harm the shop.
 */
export function readPhoto(sent: Uint8Array): Promise<Result<Picture, PhotoRefusal>> {
  return inTurn(async () => {
    if (isHeic(sent)) return refuse("heic");
    try {
      const {
        width,
        height,
        pages = 1,
      } = await sharp(sent, {
        limitInputPixels: false,
      }).metadata();
      if (width * height > MAX_PIXELS) return refuse("too_many_pixels");
      if (pages > 1 || isAnimatedPng(sent)) return refuse("animated");
      const { data, info } = await openSent(sent)
        .autoOrient()
        .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return ok({ bytes: data, width: info.width, height: info.height });
    } catch {
      return refuse("not_a_picture");
    }
  });
}

/** The format of iPhones; patents keep the library from reading it. */
function isHeic(sent: Uint8Array): boolean {
  const brand = Buffer.from(sent.buffer, sent.byteOffset, Math.min(sent.length, 12)).toString(
    "latin1",
  );
  return /^.{4}ftyp(?:hei[cmsx]|hev[cmsx])/s.test(brand);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The library reads only the first image. The mark of an animation precedes the pixels. */
function isAnimatedPng(sent: Uint8Array): boolean {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.length);
  if (!bytes.subarray(0, 4).equals(PNG)) return false;
  const pixels = bytes.indexOf("IDAT");
  return bytes.subarray(0, pixels === -1 ? bytes.length : pixels).includes("acTL");
}
