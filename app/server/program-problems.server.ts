import { createMiddleware } from "hono/factory";
import { problem } from "#app/office/api/pages/shop/problem.server.ts";

const DETAILS: Readonly<Record<number, string>> = {
  405: "The header Allow has the methods of this address.",
  413: "Send at most 100,000 bytes.",
  429: "Too many requests. The header Retry-After has the seconds to wait.",
};

const OF_PAGES = ["content-encoding", "content-length", "content-type"];

/** Where programs ask, a page that says what went wrong becomes a problem document. */
export const answerPrograms = createMiddleware(async (c, next) => {
  await next();
  const { status, headers: sent } = c.res;
  if (status < 400 || !/^text\/(html|plain)/.test(sent.get("content-type") ?? "")) return;
  const headers = Object.fromEntries([...sent].filter(([name]) => !OF_PAGES.includes(name)));
  // Without a response before it, nothing of the page is kept.
  c.res = undefined;
  c.res = problem(status, { detail: DETAILS[status] ?? "The shop can’t answer this.", headers });
});
