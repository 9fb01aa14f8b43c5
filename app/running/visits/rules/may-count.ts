import { isbot } from "isbot";

/** Whether a request that says steps is a person's who did not ask to be left alone. */
export function mayCount(headers: Headers): boolean {
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return false;
  const browser = headers.get("user-agent");
  return browser !== null && browser !== "" && !isbot(browser);
}
