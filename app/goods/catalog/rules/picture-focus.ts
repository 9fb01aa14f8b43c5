/** The part of a photo that every cut must show. */
export const FOCI = [
  "top-left",
  "top",
  "top-right",
  "left",
  "centre",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
] as const;

export type Focus = (typeof FOCI)[number];

type Size = { width: number; height: number };

/**
 * The largest part of a photo in the proportions of `shape`, as close to the focus as the edges
 * allow; in pixels. Matches `object-position` in browsers.
 */
export function cropOf(
  photo: Size,
  shape: Size,
  focus: Focus,
): Size & { left: number; top: number } {
  const scale = Math.min(photo.width / shape.width, photo.height / shape.height);
  const width = Math.min(photo.width, Math.round(shape.width * scale));
  const height = Math.min(photo.height, Math.round(shape.height * scale));
  const { across, down } = shareOf(focus);
  return {
    left: Math.round((photo.width - width) * across),
    top: Math.round((photo.height - height) * down),
    width,
    height,
  };
}

/** The share of the cut-off space that lies before the cut part. */
function shareOf(focus: Focus): { across: number; down: number } {
  const place = FOCI.indexOf(focus);
  return { across: (place % 3) / 2, down: Math.floor(place / 3) / 2 };
}
