import sharp from "sharp";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

/** `square`: the middle of it, in pixels of a side. */
type Cut = { square?: number };
export type Picture = { bytes: Uint8Array; width: number; height: number };

/** More than any phone's usual picture has; what is larger is made to fill the memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 2_000;
const MAX_SECONDS = 20;

// The library opens some twenty formats, SVG and PDF among them. What is not opened can't be used.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes what somebody sent and writes it anew as WebP, upright and at most 2,000 pixels wide and
 * high, or as `cut` says. Nothing of the file itself remains: no place, no camera, no second meaning. One at a time,
 * because a picture unpacked can take 200 MB.
 */
export function readPicture(
  sent: Uint8Array,
  cut: Cut = {},
): Promise<Result<Picture, Refusal<"not_a_picture">>> {
  const next = last.then(() => rewrite(sent, cut));
  last = next;
  return next;
}

async function rewrite(
  sent: Uint8Array,
  { square }: Cut,
): Promise<Result<Picture, Refusal<"not_a_picture">>> {
  const size = square
    ? ([square, square, { fit: "cover" }] as const)
    : ([MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true }] as const);
  try {
    const { data, info } = await sharp(sent, { failOn: "error", limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(...size)
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return ok({ bytes: data, width: info.width, height: info.height });
  } catch {
    // It is all the same to the sender: another format, cut off, too many pixels, or made to harm.
    return refuse("not_a_picture");
  }
}
