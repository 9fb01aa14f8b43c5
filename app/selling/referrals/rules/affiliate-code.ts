/** `JUDE123456` from the portal, `AF12345678` from staff, or words that the affiliate chose. */
export const AFFILIATE_CODE = /^[A-Z0-9]{4,20}$/;

/** A code in its stored form, or undefined for text that cannot be a code. Case does not matter. */
export function readAffiliateCode(typed: string): string | undefined {
  const text = typed.trim();
  // Checked before the change to upper case, which can turn letters beyond ASCII into A to Z.
  if (!/^[A-Za-z0-9]{4,20}$/.test(text)) return undefined;
  return text.toUpperCase();
}

type PersonName = { firstName: string | null; lastName: string | null };

/**
 * The first two letters of both names and the last six digits of a time in milliseconds. `tries` is
 * the number of codes that were taken: each try uses the next millisecond.
 */
export function newAffiliateCode(
  { firstName, lastName }: PersonName,
  now: Date,
  tries = 0,
): string {
  const digits = String(now.getTime() + tries).slice(-6);
  return `${twoLetters(firstName, "AF")}${twoLetters(lastName, "IL")}${digits}`;
}

/** The code of an affiliate whom staff add: `AF` and the last eight digits of a time in ms. */
export function newStaffCode(now: Date, tries = 0): string {
  return `AF${String(now.getTime() + tries).slice(-8)}`;
}

/**
 * Uses only A to Z, which every keyboard has: ñ becomes n. A name with fewer than two letters gets
 * the default.
 */
function twoLetters(name: string | null, otherwise: string): string {
  const letters = (name ?? "")
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z]/g, "")
    .toUpperCase();
  return letters.length < 2 ? otherwise : letters.slice(0, 2);
}
