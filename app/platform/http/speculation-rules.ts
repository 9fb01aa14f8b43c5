/**
 * What a browser may prepare before its link is followed: `fetch-ahead.ts` marks what is in view, and
 * what waits for a finger. The text is the same on every page, so its hash is in the content policy.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    { where: { selector_matches: "[data-ahead=now]" }, eagerness: "immediate" },
    { where: { selector_matches: "[data-ahead=touch]" }, eagerness: "moderate" },
  ],
});

/** Whether a browser prepares this page, which nobody may ever see. */
export const isPrepared = ({ headers }: Request): boolean =>
  headers.get("sec-purpose")?.startsWith("prefetch") === true;
