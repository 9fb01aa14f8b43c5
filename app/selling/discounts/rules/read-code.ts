/** Upper-case letters, digits, hyphens and underscores, which can be read out over the phone. */
export const CODE_PATTERN = /^[A-Z0-9][A-Z0-9_-]{1,31}$/;

/**
 * The stored form of a typed code. Undefined if it cannot be a code. Refuses letters beyond ASCII
 * before changing to upper case, because some of them turn into A to Z.
 */
export function readCode(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^[A-Za-z0-9_-]{2,32}$/.test(text)) return undefined;
  const code = text.toUpperCase();
  return CODE_PATTERN.test(code) ? code : undefined;
}
