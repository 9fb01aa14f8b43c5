import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { createTurns, openSent } from "./picture-decoder.server.ts";

/** `square` cuts out the middle; its value is the side in pixels. */
type Cut = { square?: number };
export type Picture = { bytes: Uint8Array; width: number; height: number };

const MAX_SIDE = 2_000;

const inTurn = createTurns();

/**
 * Decodes an uploaded picture and re-encodes it as WebP, upright and at most 2,000 pixels wide and
 * high, or as `cut` says. No bytes of the original remain: no location, no camera, no hidden
 * content.
 */
export function readPicture(
  sent: Uint8Array,
  cut: Cut = {},
): Promise<Result<Picture, Refusal<"not_a_picture">>> {
  return inTurn(() => rewrite(sent, cut));
}

/** The page's color, since PDFs and mail programs differ in showing transparency. */
const LOGO_GROUND = "#fbfaf6";

/** Re-encodes a logo as PNG, which PDFs and mail programs show. `room` is in pixels. */
export function readLogo(
  sent: Uint8Array,
  room: { width: number; height: number },
): Promise<Result<Picture, Refusal<"not_a_picture">>> {
  return inTurn(async () => {
    try {
      const { data, info } = await openSent(sent)
        .autoOrient()
        .resize(room.width, room.height, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: LOGO_GROUND })
        .png()
        .toBuffer({ resolveWithObject: true });
      return ok({ bytes: data, width: info.width, height: info.height });
    } catch {
      return refuse("not_a_picture");
    }
  });
}

/** A square JPEG on white for paper, where WebP cannot be printed. Undefined if it is no picture. */
export function paperPicture(stored: Uint8Array, side: number): Promise<Uint8Array | undefined> {
  return inTurn(async () => {
    try {
      const square = openSent(stored).resize(side, side).flatten({ background: "#fff" });
      return await square.jpeg({ quality: 85 }).toBuffer();
    } catch {
      return undefined;
    }
  });
}

async function rewrite(
  sent: Uint8Array,
  { square }: Cut,
): Promise<Result<Picture, Refusal<"not_a_picture">>> {
  const size = square
    ? ([square, square, { fit: "cover" }] as const)
    : ([MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true }] as const);
  try {
    const { data, info } = await openSent(sent)
      .autoOrient()
      .resize(...size)
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return ok({ bytes: data, width: info.width, height: info.height });
  } catch {
    // All causes look the same to the sender: another format, truncated, too many pixels, or
    // malicious.
    return refuse("not_a_picture");
  }
}
