export const PROPOSAL_STATES = ["open", "approved", "declined", "expired"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Per key. A program that asks for more floods the people who decide. */
export const MOST_OPEN = 50;
/** In characters. */
export const MOST_WHY = 300;
/** An older wish has lost its occasion. */
export const OPEN_DAYS = 7;
export const KEPT_DAYS = 30;

/** An entry that the log would have of the change. */
export type ProposedChange = { action: string; before: unknown; after: unknown };

/** The record still is as it was when the program asked. */
export function isSameStart(
  asked: readonly ProposedChange[],
  now: readonly ProposedChange[],
): boolean {
  const starts = (changes: readonly ProposedChange[]) =>
    JSON.stringify(changes.map(({ action, before }) => [action, before]));
  return starts(asked) === starts(now);
}
