import type { Decision } from "./arrival-terms.ts";
import type { Answer } from "./judge-arrival.ts";

export type ArrivalState = Decision | "open";

/** The state of a report: open until staff have decided, unless the rule answered it. */
export const stateOf = (own: { answer: Answer; decision: Decision | null }): ArrivalState =>
  own.decision ?? (own.answer === "fine" ? "fine" : "open");
