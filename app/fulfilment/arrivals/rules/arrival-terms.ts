/** The state of the goods when the buyer opened the parcel. */
export const FELT = ["cold", "cool", "warm"] as const;
export type Felt = (typeof FELT)[number];

export const DECISIONS = ["replacement", "fine"] as const;
export type Decision = (typeof DECISIONS)[number];

/** The form's limit: a parcel is in transit for days, not for months. */
export const MOST_HOURS = 2_000;

export const PHOTO_FILES = "arrival-photos";
export const PHOTO_FIELD = "photo";
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif";
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
/** Days that a photo is kept, since it may show the address on the parcel. */
export const PHOTO_DAYS = 90;

/** Hours since the courier's pickup, rounded up. */
export function hoursSince(shippedAt: Date | null, now: Date): number | undefined {
  if (!shippedAt) return undefined;
  const hours = Math.ceil((now.getTime() - shippedAt.getTime()) / 3_600_000);
  return hours <= MOST_HOURS ? Math.max(hours, 0) : undefined;
}
