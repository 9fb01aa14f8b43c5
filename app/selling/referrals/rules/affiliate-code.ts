/** What a code of an affiliate looks like: `JUDE123456` of the portal, `AF12345678` of staff, or words of one's own. */
export const AFFILIATE_CODE = /^[A-Z0-9]{4,20}$/;

/** A code as it is stored, or undefined for what none looks like. Case does not matter. */
export function readAffiliateCode(typed: string): string | undefined {
  const text = typed.trim();
  // Checked before it is raised: letters beyond ASCII may turn into A to Z.
  if (!/^[A-Za-z0-9]{4,20}$/.test(text)) return undefined;
  return text.toUpperCase();
}

type Named = { firstName: string | null; lastName: string | null };

/**
 * The first two letters of both names and the last six digits of a time in milliseconds. `tries`
 * is how many codes were taken already: each takes the next millisecond.
 */
export function newAffiliateCode({ firstName, lastName }: Named, now: Date, tries = 0): string {
  const digits = String(now.getTime() + tries).slice(-6);
  return `${twoLetters(firstName, "AF")}${twoLetters(lastName, "IL")}${digits}`;
}

/** What staff who add somebody give out: `AF` and the last eight digits of a time in milliseconds. */
export function newStaffCode(now: Date, tries = 0): string {
  return `AF${String(now.getTime() + tries).slice(-8)}`;
}

/** Of A to Z, which can be typed on every keyboard: ñ counts as n. Who has fewer than two gets the default. */
function twoLetters(name: string | null, otherwise: string): string {
  const letters = (name ?? "")
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z]/g, "")
    .toUpperCase();
  return letters.length < 2 ? otherwise : letters.slice(0, 2);
}
