import { Secret, TOTP } from "otpauth";

const SECONDS = 30;
const KEY_BYTES = 20;
/** Phone clocks differ, so the previous and the next code are valid too. */
const WINDOW = 1;

/** Makes the key of an app from a random token, in letters that people can type. */
export function makeAppKey(token: string): string {
  const bytes = Buffer.from(token, "base64url").subarray(0, KEY_BYTES);
  if (bytes.length < KEY_BYTES) throw new Error("a key needs more randomness than that");
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

const totpOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: SECONDS });

/** The content of the QR code. Apps show the shop's name and the account. */
export function appKeyAddress(key: string, { shop, email }: { shop: string; email: string }) {
  // A colon separates the two in the address, and some apps decode it before they look.
  const issuer = shop.replaceAll(":", " ");
  const totp = totpOf(key);
  totp.issuer = issuer;
  totp.label = email;
  return totp.toString();
}

type Use = { code: string; now: Date; usedStep: number | null };

/** The 30-second step of a code; undefined for a wrong, used or outdated code. */
export function stepOfCode(key: string, { code, now, usedStep }: Use): number | undefined {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1_000 / SECONDS) + delta;
  return usedStep !== null && step <= usedStep ? undefined : step;
}

/** The code that an app shows at a moment, for tests. */
export function codeAt(key: string, now: Date): string {
  return totpOf(key).generate({ timestamp: now.getTime() });
}

/** Groups of four letters are easier to read out. */
export function spacedKey(key: string): string {
  return key.match(/.{1,4}/g)?.join(" ") ?? key;
}
