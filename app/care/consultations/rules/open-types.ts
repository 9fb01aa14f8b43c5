import type { TypeSlug } from "./booking-terms.ts";

/** The first consultation is open to everyone, because a first order may depend on it. */
export function isTypeOpen(slug: TypeSlug, { hasBought }: { hasBought: boolean }): boolean {
  return slug === "initial" || hasBought;
}
