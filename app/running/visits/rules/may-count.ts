import { isbot } from "isbot";

/** Whether the request comes from a person who does not refuse tracking. */
export function mayCount(headers: Headers): boolean {
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return false;
  const browser = headers.get("user-agent");
  return browser !== null && browser !== "" && !isbot(browser);
}
