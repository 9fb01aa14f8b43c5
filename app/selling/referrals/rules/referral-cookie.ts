import { readAffiliateCode } from "./affiliate-code.ts";

/** Set when somebody follows the link of an affiliate; HttpOnly. */
export const REFERRAL_COOKIE = "referral";

/** Whose link a browser followed last, and when. */
export type Click = { code: string; at: Date };

/** `JUDE123456.1790000000`: the code and the second of the click. */
export function encodeClick({ code, at }: Click): string {
  return `${code}.${Math.floor(at.getTime() / 1000)}`;
}

/** A browser may send anything: what it says only ever names a code. */
export function decodeClick(value: string | undefined): Click | undefined {
  const [typed = "", seconds = ""] = (value ?? "").split(".");
  const code = readAffiliateCode(typed);
  if (code === undefined || !/^\d{1,11}$/.test(seconds)) return undefined;
  return { code, at: new Date(Number(seconds) * 1000) };
}
