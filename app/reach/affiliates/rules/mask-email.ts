/** `juan@gmail.com` as `j•••@g…`: enough to tell two buyers apart, and nobody by it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${firstOf(email)}•••@${at < 0 ? "" : firstOf(email.slice(at + 1))}…`;
}

/** Whole, also where it takes two places. */
function firstOf(text: string): string {
  const first = text.codePointAt(0);
  return first === undefined ? "" : String.fromCodePoint(first);
}
