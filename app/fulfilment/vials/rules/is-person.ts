import { isbot } from "isbot";

/** Whether a page is opened by somebody, and not by a program such as the preview of a chat. */
export function isPerson(headers: Headers): boolean {
  const browser = headers.get("user-agent");
  return browser !== null && browser !== "" && !isbot(browser) && !isAhead(headers);
}

/** A browser that loads a page in case it is opened. */
function isAhead(headers: Headers): boolean {
  return /prefetch|prerender/.test(headers.get("sec-purpose") ?? "");
}
