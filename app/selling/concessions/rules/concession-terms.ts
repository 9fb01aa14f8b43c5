/** The two groups with a statutory discount: senior citizens and persons with disability (PWD). */
export const CONCESSION_KINDS = ["senior", "pwd"] as const;
export type ConcessionKind = (typeof CONCESSION_KINDS)[number];

/** `withdrawn` by its owner. An expired declaration stays approved, with a past last day. */
export type ConcessionState = "waiting" | "approved" | "refused" | "withdrawn";

/** Pictures of IDs have a storage area of their own. */
export const ID_FILES = "id-pictures";
/** The form's file field: the front, and the back if anything is printed on it. */
export const ID_FIELD = "pictures";
export const MOST_PICTURES = 2;
export const ID_TYPES = "image/jpeg,image/png,image/webp";
/** Both pictures together, in bytes. */
export const MAX_ID_BYTES = 12_000_000;

/** Typed details of an ID. They are stored encrypted, and deleted together with the pictures. */
export type IdDetails = { name: string; number: string };

/** The last four letters or digits of an ID number. Only these are kept. */
export function endOfId(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}]/gu, "").slice(-4);
}

export type Validity = { state: ConcessionState; validUntil: string | null };

/** @param day in Manila, as `2026-11-27` */
export function counts({ state, validUntil }: Validity, day: string): boolean {
  return state === "approved" && (validUntil === null || validUntil >= day);
}
