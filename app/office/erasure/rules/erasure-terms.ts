import { addDays } from "#app/lib/dates.ts";
import { ERASED_DOMAIN } from "#app/lib/erased-address.ts";

/** Enough days to read the mail and change one's mind. Until then the account works as before. */
export const ERASURE_DAYS = 7;

export const ERASURE_WORD = "DELETE";

/** The owner of the data, or staff for a guest who has no account. */
export type ErasureRequester = "owner" | "staff";

export const erasureDue = (askedAt: Date): Date => addDays(askedAt, ERASURE_DAYS);

/** Replaces a person in the orders that are kept. */
export function pseudonymOf(code: string) {
  return {
    code,
    email: `${code.toLowerCase()}@${ERASED_DOMAIN}`,
    firstName: "Erased",
    lastName: `customer ${code}`,
  };
}

/** Eight random characters, so the code reveals nothing about the person. */
export function pseudonymCode(token: string): string {
  return token
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 8)
    .toUpperCase();
}
