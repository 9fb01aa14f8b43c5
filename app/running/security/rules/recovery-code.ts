export const RECOVERY_CODES = 10;

/** Without letters that look like others; 32 of them, five bits each. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** A code of ten letters, 50 bits, in two groups: made of a random token. */
export function makeRecoveryCode(token: string): string {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length < LENGTH) throw new Error("a code needs more randomness than that");
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/** A code as it was made, from what somebody typed; undefined for what can't be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  if (!CODE.test(letters)) return undefined;
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
