export const PHOTO_FILES = "return-photos";
export const PHOTO_FIELD = "photos";
export const MAX_PHOTOS = 3;
/** All photos of a form together, in bytes. */
export const MAX_PHOTO_BYTES = 24 * 1024 * 1024;
/** The file types that the browser offers. The server checks the file itself. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif";
/** Days that a photo is kept after its return was settled or refused. */
export const PHOTO_DAYS = 180;
