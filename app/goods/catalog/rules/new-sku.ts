const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LENGTH = 6;

/** `PROD-` and six letters of a random token, for a product without an SKU. */
export function newSku(token: string): string {
  const bytes = Buffer.from(token, "base64url").subarray(0, LENGTH);
  return `PROD-${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}
