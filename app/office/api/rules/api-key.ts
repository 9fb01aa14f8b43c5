const PREFIX = "pmk_";
/** 256 random bits, as `newToken` writes them. */
const RANDOM = 43;
const CHECK = 6;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const FORM = new RegExp(String.raw`^${PREFIX}([\w-]{${RANDOM}})([\dA-Za-z]{${CHECK}})$`);

/** The prefix and the checksum let secret scanners recognize a leaked key. */
export function composeKey(random: string): string {
  return `${PREFIX}${random}${checkOf(random)}`;
}

/** Rejects a truncated or mistyped key by its checksum, without a query. */
export function isKey(text: string): boolean {
  const [, random, check] = FORM.exec(text) ?? [];
  return random !== undefined && check === checkOf(random);
}

/** The part of a key that lists may show, so its holder can compare. */
export function hintOf(key: string): string {
  return key.slice(-4);
}

export const shownHint = (hint: string) => `${PREFIX}…${hint}`;

/** CRC-32 of the random part, in base 62. */
function checkOf(random: string): string {
  let crc = 0xffffffff;
  for (const letter of random) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let check = "";
  for (let place = 0; place < CHECK; place += 1) {
    check = DIGITS.charAt(rest % DIGITS.length) + check;
    rest = Math.floor(rest / DIGITS.length);
  }
  return check;
}
