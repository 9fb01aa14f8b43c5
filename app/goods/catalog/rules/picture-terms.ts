/** The most pictures of a product, drawn ones included. */
export const MOST_PICTURES = 12;

/** More than a 50-megapixel phone photo has. */
export const MAX_PICTURE_BYTES = 15_000_000;
/** The limit for all files of one form without a script. */
export const MAX_PICTURES_BYTES = 30_000_000;

export const PICTURE_FIELD = "pictures";
export const PHOTO_FILES = "product-photos";
export const PICTURE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/** Characters that screen readers read without a break. */
export const MOST_ALT = 200;

export const DAYS_TO_PUT_BACK = 30;

/** In pixels. A smaller photo would be enlarged on phones, which show it at full width. */
export const LEAST = { width: 720, height: 900 };

/** Whether the photo's cut in the product's shape, 4:5, has enough pixels. */
export function isLargeEnough({ width, height }: { width: number; height: number }): boolean {
  return width >= LEAST.width && height >= LEAST.height;
}
