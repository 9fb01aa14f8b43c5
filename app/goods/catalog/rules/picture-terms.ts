/** How many pictures a product can have, those that are drawn among them. */
export const MOST_PICTURES = 12;

/** More than a phone of fifty megapixels sends. */
export const MAX_PICTURE_BYTES = 15_000_000;
/** Of all files that one form sends without a script. */
export const MAX_PICTURES_BYTES = 30_000_000;

export const PICTURE_FIELD = "pictures";
/** Where the shop puts their files. */
export const PHOTO_FILES = "product-photos";
export const PICTURE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/** As screen readers read it in one go. */
export const MOST_ALT = 200;

/** Days in which a picture that was removed can be put back. */
export const DAYS_TO_PUT_BACK = 30;

/** Pixels; below, a phone that shows a product over its whole width has to blow it up. */
export const LEAST = { width: 720, height: 900 };

/** Whether what is cut out of it in the product's shape, four by five, has enough pixels. */
export function isLargeEnough({ width, height }: { width: number; height: number }): boolean {
  return width >= LEAST.width && height >= LEAST.height;
}
