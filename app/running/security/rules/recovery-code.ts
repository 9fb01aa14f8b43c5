export const RECOVERY_CODES = 10;

/** 32 letters without look-alikes, five bits each. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Makes a code of ten letters, 50 bits, in two groups from a random token. */
export function makeRecoveryCode(token: string): string {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length < LENGTH) throw new Error("a code needs more randomness than that");
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/** Restores a typed code to its original form; undefined if it cannot be a code. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  if (!CODE.test(letters)) return undefined;
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
