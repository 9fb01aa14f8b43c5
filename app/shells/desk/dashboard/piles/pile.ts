/** What waits on the board, the most pressing first: each kind of pile, in the order it is shown. */
export const PILES = [
  "to-pack",
  "to-check",
  "to-confirm",
  "attention",
  "books-differ",
  "parcels-still",
  "cash-differs",
  "e-invoices",
  "returns-inspect",
  "returns-decide",
  "arrivals",
  "guarantee",
  "gift-cards",
  "tickets-late",
  "vials",
  "consultations",
  "clearance",
  "health-ai",
  "runs-out",
  "lots-expire",
  "deliveries-late",
  "payouts",
  "payouts-due",
  "tickets",
  "reviews",
  "id-checks",
  "affiliate-requests",
  "unanswered",
  "proposals",
  "access",
  "backup",
] as const;

export type PileName = (typeof PILES)[number];

export type Pile = {
  name: PileName;
  /** Where it is worked off. */
  to: string;
  count: number;
  /** How long it has waited, or by when it has to be done. */
  when?: string;
  isOverdue?: true;
};

/** In the order of the board. */
export function inOrder(piles: readonly Pile[]): Pile[] {
  return piles.toSorted((a, b) => PILES.indexOf(a.name) - PILES.indexOf(b.name));
}
