import type { TypeSlug } from "./booking-terms.ts";

/** The first consultation is open to everybody, as it may be what a first order waits for. */
export function isTypeOpen(slug: TypeSlug, { hasBought }: { hasBought: boolean }): boolean {
  return slug === "initial" || hasBought;
}
