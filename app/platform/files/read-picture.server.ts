import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { createTurns, openSent } from "./picture-decoder.server.ts";

/** `square`: the middle of it, in pixels of a side. */
type Cut = { square?: number };
export type Picture = { bytes: Uint8Array; width: number; height: number };

const MAX_SIDE = 2_000;

const inTurn = createTurns();

/**
 * Decodes what somebody sent and writes it anew as WebP, upright and at most 2,000 pixels wide and
 * high, or as `cut` says. Nothing of the file itself remains: no place, no camera, no second meaning.
 */
export function readPicture(
  sent: Uint8Array,
  cut: Cut = {},
): Promise<Result<Picture, Refusal<"not_a_picture">>> {
  return inTurn(() => rewrite(sent, cut));
}

/** The color of the page, since PDFs and mail programs show a transparent ground in their own ways. */
const LOGO_GROUND = "#fbfaf6";

/**
 * A logo that somebody sent, written anew as PNG, which PDFs and all mail programs show, no larger
 * than `room`, in pixels.
 */
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
    // It is all the same to the sender: another format, cut off, too many pixels, or made to harm.
    return refuse("not_a_picture");
  }
}
