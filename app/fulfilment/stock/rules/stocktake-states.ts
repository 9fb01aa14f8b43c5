export const STOCKTAKE_SCOPES = ["all", "category", "shelf"] as const;
export type StocktakeScope = (typeof STOCKTAKE_SCOPES)[number];

/** `checking`: all items are counted, and staff review the differences. */
export const STOCKTAKE_STATES = ["counting", "checking", "posted", "cancelled"] as const;
export type StocktakeState = (typeof STOCKTAKE_STATES)[number];

export const STOCKTAKE_ACTS = ["count", "finish", "judge", "reopen", "post", "cancel"] as const;
export type StocktakeAct = (typeof STOCKTAKE_ACTS)[number];

const LEGAL_STATES: Record<StocktakeAct, readonly StocktakeState[]> = {
  count: ["counting"],
  finish: ["counting"],
  judge: ["checking"],
  reopen: ["checking"],
  post: ["checking"],
  cancel: ["counting", "checking"],
};

export function mayDoTo(state: StocktakeState, act: StocktakeAct): boolean {
  return LEGAL_STATES[act].includes(state);
}

/** The state after an act. Other acts keep the state. */
export const LEADS_TO = {
  finish: "checking",
  reopen: "counting",
  cancel: "cancelled",
} as const satisfies Partial<Record<StocktakeAct, StocktakeState>>;

export type SteppingAct = keyof typeof LEADS_TO;
