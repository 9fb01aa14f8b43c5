import { readAffiliateCode } from "./affiliate-code.ts";

/** Set when a visitor follows an affiliate's link. HttpOnly. */
export const REFERRAL_COOKIE = "referral";

export type Click = { code: string; at: Date };

/** `JUDE123456.1790000000`: the code and the click's Unix time in seconds. */
export function encodeClick({ code, at }: Click): string {
  return `${code}.${Math.floor(at.getTime() / 1000)}`;
}

/** A browser can send any value. A forged one can only name a code. */
export function decodeClick(value: string | undefined): Click | undefined {
  const [typed = "", seconds = ""] = (value ?? "").split(".");
  const code = readAffiliateCode(typed);
  if (code === undefined || !/^\d{1,11}$/.test(seconds)) return undefined;
  return { code, at: new Date(Number(seconds) * 1000) };
}
