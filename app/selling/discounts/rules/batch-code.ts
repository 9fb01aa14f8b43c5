/** Leaves out I, O, 0 and 1, which people confuse. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 8;

/** A code too random to guess: 40 bits of a random token after the batch's prefix. */
export function batchCode(prefix: string, token: string): string {
  const bytes = Buffer.from(token, "base64url").subarray(0, LENGTH);
  const random = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return prefix === "" ? random : `${prefix}-${random}`;
}
