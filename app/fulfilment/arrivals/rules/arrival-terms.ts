/** How the goods felt when their buyer opened the parcel. */
export const FELT = ["cold", "cool", "warm"] as const;
export type Felt = (typeof FELT)[number];

export const DECISIONS = ["replacement", "fine"] as const;
export type Decision = (typeof DECISIONS)[number];

/** What the form takes: a parcel is on its way for days, not for months. */
export const MOST_HOURS = 2_000;

/** The area of the photos in the store of files. */
export const PHOTO_FILES = "arrival-photos";
/** The name of the file's field in the form. */
export const PHOTO_FIELD = "photo";
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif";
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
/** How long a photo is kept: it may show the address on the parcel. */
export const PHOTO_DAYS = 90;

/** Whole hours since the courier took it, the last one counted as full. */
export function hoursSince(shippedAt: Date | null, now: Date): number | undefined {
  if (!shippedAt) return undefined;
  const hours = Math.ceil((now.getTime() - shippedAt.getTime()) / 3_600_000);
  return hours <= MOST_HOURS ? Math.max(hours, 0) : undefined;
}
