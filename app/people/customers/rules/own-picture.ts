export const OWN_PICTURES = "own-pictures";
export const OWN_PICTURE_FIELD = "picture";
export const MAX_OWN_PICTURE_BYTES = 8 * 1024 * 1024;
export const OWN_PICTURE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";
/** The stored side in pixels; the picture is shown at a third of it. */
export const OWN_PICTURE_SIDE = 168;

export function initialOf(name: string): string {
  const [first = "?"] = name.trim();
  return first.toUpperCase();
}
