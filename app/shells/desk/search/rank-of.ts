import { foldText, searchParts } from "#app/lib/search-text.ts";

/** Synonyms that staff type; each line is one idea, in lowercase. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ["add", "create", "make", "new", "start", "write"],
  ["article", "blog", "post"],
  ["audit", "history", "log"],
  ["backup", "export", "restore"],
  ["campaign", "blast", "broadcast", "newsletter"],
  ["discount", "code", "coupon", "promo", "voucher"],
  ["delivery", "shipping"],
  ["doctor", "clinician", "physician"],
  ["mail", "email"],
  ["price", "cost", "peso"],
  ["product", "item"],
  ["question", "faq"],
  ["refund", "money", "reimburse"],
  ["remove", "archive", "delete", "hide"],
  ["staff", "employee", "invite", "team", "user"],
  ["stock", "inventory"],
  ["supplier", "vendor"],
  ["affiliate", "partner", "referral"],
  ["analytics", "report", "sales"],
];

/** Matches a word of the page or its synonyms; the typed text may be a prefix. */
function isCalled(whole: string, part: string): boolean {
  const words = whole.split(/[^\p{L}\p{N}]+/u);
  return SAME_WORDS.some(
    (same) =>
      part.length > 1 &&
      same.some((word) => word.startsWith(part) || part === `${word}s`) &&
      same.some((word) => words.some((one) => one === word || one === `${word}s`)),
  );
}

/**
 * How well a title with more words matches what was typed: 0 for the whole title, 1 for its
 * beginning, 2 for any other match, undefined for none.
 */
export function rankOf(typed: string, title: string, more: string): number | undefined {
  const name = foldText(title).replace(/…$/, "");
  const whole = `${name} ${foldText(more)}`;
  const isFound = (part: string) => whole.includes(part) || isCalled(whole, part);
  if (!searchParts(typed).every(isFound)) return undefined;
  const start = foldText(typed.trim());
  return name === start ? 0 : name.startsWith(start) ? 1 : 2;
}
