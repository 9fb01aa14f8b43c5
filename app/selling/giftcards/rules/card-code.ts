/** Crockford's digits: none can be mistaken for another. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 28 digits of 5 bits are 140 bits, so that no one can guess a code. */
const LENGTH = 28;
const PREFIX = "GIFT-";

const group = (digits: string): string => PREFIX + (digits.match(/.{4}/g) ?? []).join("-");

/** The code of a card, from a keyed digest of its id and issue (base64url of 32 bytes). */
export function cardCode(digest: string): string {
  const bytes = atob(digest.replaceAll("-", "+").replaceAll("_", "/"));
  const digits = Array.from({ length: LENGTH }, (_, at) => DIGITS[bytes.charCodeAt(at) % 32]);
  return group(digits.join(""));
}

/** The code as the shop wrote it, from what a person typed. Undefined if it cannot be one. */
export function readCardCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  const digits = plain.replace(/^GIFT/, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return digits.length === LENGTH && !digits.includes("U") ? group(digits) : undefined;
}
