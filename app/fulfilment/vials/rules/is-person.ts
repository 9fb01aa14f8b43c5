import { isbot } from "isbot";

/** Tells people from programs, such as the link preview of a chat. */
export function isPerson(headers: Headers): boolean {
  const browser = headers.get("user-agent");
  return browser !== null && browser !== "" && !isbot(browser) && !isAhead(headers);
}

/** The browser preloads a page that may never be opened. */
function isAhead(headers: Headers): boolean {
  return /prefetch|prerender/.test(headers.get("sec-purpose") ?? "");
}
