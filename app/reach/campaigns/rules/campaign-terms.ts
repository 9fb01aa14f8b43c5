/** In characters. Mail programs cut a subject off long before. */
export const LONGEST_NAME = 120;
export const LONGEST_SUBJECT = 150;
export const LONGEST_PREHEADER = 200;
export const LONGEST_SENDER = 80;
export const LONGEST_PHONE_TEXT = 160;
export const MOST_CONTENT = 20_000;

/** A button may only link to a path of the shop or a URL of the web. */
export function isLinkTarget(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return !/[\s\\]/.test(url);
  if (!/^https?:\/\/[^\s\\]+$/.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
}
