/** The area of the photos in the store of files. */
export const PHOTO_FILES = "return-photos";
/** The name of the files' field in the form. */
export const PHOTO_FIELD = "photos";
export const MAX_PHOTOS = 3;
/** Of all photos of a form together. */
export const MAX_PHOTO_BYTES = 24 * 1024 * 1024;
/** What the browser offers to choose; the server looks into the file itself. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif";
/** How long a photo is stored after its return was settled or refused. */
export const PHOTO_DAYS = 180;
