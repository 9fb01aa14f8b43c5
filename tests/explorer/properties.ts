/** What no page may show: a slip of a template instead of words. */
const NO_WORDS = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\$\{|\{\{|\bnull\b/;
const MOST_SHIFT = 0.1;
/** A refused form is an answer; the explorer's own script may not run in the preview of a mail. */
const NO_ERROR =
  /Failed to load resource: .* status of 4\d\d|Blocked script execution in .* sandboxed/;

export type Look = {
  /** What was done last: a link, a control, or typing. */
  did: "link" | "button" | "back" | "other";
  /** The answers since the last look have documents, data, pictures and scripts. */
  answers: readonly { method: string; address: string; status: number }[];
  consoleErrors: readonly string[];
  isSamePage: boolean;
  before: { address: string; heading: string; hasFocus: boolean };
  now: { address: string; heading: string; hasFocus: boolean; text: string };
  acts: number;
  shift: number;
  /** Typed into a field that is still shown, and what it has now. */
  typed: readonly { name: string; typed: string; now: string }[];
  /** Where going back should lead. */
  backTo?: { address: string; heading: string } | undefined;
  /** Mails and numbers of orders of other people; staff may see them. */
  foreign: readonly string[];
};

const problemsOf: Record<string, (look: Look) => readonly string[]> = {
  "no answer is a 5xx": ({ answers }) =>
    answers.filter(({ status }) => status >= 500).map((one) => `${one.address} ${one.status}`),
  "no error is on the console": ({ consoleErrors }) =>
    consoleErrors.filter((text) => !NO_ERROR.test(text)),
  "no link is dead": ({ answers }) =>
    answers
      .filter(({ method, status }) => method === "GET" && [403, 404, 410].includes(status))
      .map((one) => `${one.address} ${one.status}`),
  "no control is dead": ({ did, acts, answers, isSamePage, now }) =>
    did === "button" && isSamePage && acts === 0 && answers.length === 0 ? [now.address] : [],
  "no typing is lost": ({ typed }) =>
    typed.filter(({ now }) => now === "").map(({ name, typed: was }) => `${name} had “${was}”`),
  "focus is never lost": ({ did, isSamePage, answers, before, now }) =>
    did === "button" && isSamePage && answers.length === 0 && before.hasFocus && !now.hasFocus
      ? [now.address]
      : [],
  "nothing is of another customer": ({ foreign, now }) =>
    foreign.filter((mark) => now.text.includes(mark)),
  "all text is words": ({ now }) => {
    const found = NO_WORDS.exec(now.text);
    return found ? [now.text.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
  },
  "nothing shifts by more than 0.1": ({ shift }) => (shift > MOST_SHIFT ? [shift.toFixed(2)] : []),
  "back returns": ({ did, backTo, now }) =>
    did === "back" && backTo && (backTo.address !== now.address || backTo.heading !== now.heading)
      ? [`${now.address} “${now.heading}” instead of ${backTo.address} “${backTo.heading}”`]
      : [],
};

/** What does not hold, as sentences. */
export const judgeLook = (look: Look): string[] =>
  Object.entries(problemsOf).flatMap(([property, find]) =>
    find(look).map((found) => `${property}: ${found}`),
  );

/** The total on the page of checkout, what the order costs, and what the gateway was asked for. */
export function judgeTotals(shown: number, order: number, charged: number): string[] {
  if (shown === order && order === charged) return [];
  return [
    `the shown total is what is charged: ${shown} shown, ${order} ordered, ${charged} charged`,
  ];
}
