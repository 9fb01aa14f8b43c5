import { addDays } from "#app/lib/dates.ts";
import { ERASED_DOMAIN } from "#app/lib/erased-address.ts";

/** Long enough to read the mail, and to be sorry. Until then the account works as before. */
export const ERASURE_DAYS = 7;

/** What is typed to delete an account. */
export const ERASURE_WORD = "DELETE";

/** The person themselves, or staff for a guest who has no account to do it in. */
export type AskedBy = "owner" | "staff";

export const erasureDue = (askedAt: Date): Date => addDays(askedAt, ERASURE_DAYS);

/** What stands for a person in the orders that stay. */
export function pseudonymOf(code: string) {
  return {
    code,
    email: `${code.toLowerCase()}@${ERASED_DOMAIN}`,
    firstName: "Erased",
    lastName: `customer ${code}`,
  };
}

/** Eight characters drawn by chance, which say nothing of whom they stand for. */
export function pseudonymCode(token: string): string {
  return token
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 8)
    .toUpperCase();
}
