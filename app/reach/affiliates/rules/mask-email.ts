/**
 * Masks `juan@gmail.com` as `j•••@g…`: enough to tell two buyers apart without identifying them.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${firstOf(email)}•••@${at < 0 ? "" : firstOf(email.slice(at + 1))}…`;
}

/** The first character whole, even when it takes two code units. */
function firstOf(text: string): string {
  const first = text.codePointAt(0);
  return first === undefined ? "" : String.fromCodePoint(first);
}
