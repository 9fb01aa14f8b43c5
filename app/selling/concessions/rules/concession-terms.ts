/** By what a person has the discount of the law: as a senior citizen, or as a person with disability. */
export const CONCESSION_KINDS = ["senior", "pwd"] as const;
export type ConcessionKind = (typeof CONCESSION_KINDS)[number];

/** `withdrawn` by its owner; what ran out stays approved, with a day that is over. */
export type ConcessionState = "waiting" | "approved" | "refused" | "withdrawn";

/** The pictures of IDs, in an area of their own. */
export const ID_FILES = "id-pictures";
/** The name of the files' field in the form: the front, and the back if something is on it. */
export const ID_FIELD = "pictures";
export const MOST_PICTURES = 2;
export const ID_TYPES = "image/jpeg,image/png,image/webp";
/** Of both together. */
export const MAX_ID_BYTES = 12_000_000;

/** What is typed of an ID; it is stored encrypted, and only as long as its pictures. */
export type IdDetails = { name: string; number: string };

/** The last four letters or digits of an ID number: what is kept of it. */
export function endOfId(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}]/gu, "").slice(-4);
}

/** What decides whether an approved declaration counts on a day. */
export type Validity = { state: ConcessionState; validUntil: string | null };

/** @param day in Manila, as `2026-11-27` */
export function counts({ state, validUntil }: Validity, day: string): boolean {
  return state === "approved" && (validUntil === null || validUntil >= day);
}
