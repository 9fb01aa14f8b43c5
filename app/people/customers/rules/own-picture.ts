/** The area of customers' own pictures in the store of files. */
export const OWN_PICTURES = "own-pictures";
export const OWN_PICTURE_FIELD = "picture";
export const MAX_OWN_PICTURE_BYTES = 8 * 1024 * 1024;
export const OWN_PICTURE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";
/** Pixels of its stored side; it is shown at a third of that. */
export const OWN_PICTURE_SIDE = 168;

/** What stands for somebody without a picture: the first letter of how they are greeted. */
export function initialOf(name: string): string {
  const [first = "?"] = name.trim();
  return first.toUpperCase();
}
