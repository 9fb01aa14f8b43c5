/** In characters. Mail programs cut a subject off long before. */
export const LONGEST_NAME = 120;
export const LONGEST_SUBJECT = 150;
export const LONGEST_PREHEADER = 200;
export const LONGEST_SENDER = 80;
export const MOST_CONTENT = 20_000;

/** An address of the shop, or one of the web; nothing else stands behind a button. */
export function isLinkTarget(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return !/[\s\\]/.test(url);
  if (!/^https?:\/\/[^\s\\]+$/.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
}
