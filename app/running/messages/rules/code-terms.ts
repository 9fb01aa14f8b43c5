import { addMinutes } from "#app/lib/dates.ts";

export const CODE_MINUTES = 10;
export const MOST_TRIES = 5;
/** For an account, and for a number, in a day. */
export const MOST_CODES_A_DAY = 5;

/** Six digits from a random token. */
export function codeFrom(token: string): string {
  const number = Buffer.from(token, "base64url").readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, "0");
}

type SentCode = { codeSentAt: Date; codeTries: number };

/** Each try counts, so that no one finds a code by trying. */
export const isCodeOver = ({ codeSentAt, codeTries }: SentCode, now: Date): boolean =>
  codeTries >= MOST_TRIES || addMinutes(codeSentAt, CODE_MINUTES) <= now;
