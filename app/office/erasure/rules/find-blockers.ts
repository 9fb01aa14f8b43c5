import type { Centavos } from "#app/lib/money.ts";

/** The open business of a customer that can block an erasure. */
export type OpenBusiness = {
  /** `last_owner`: no other owner would be left. */
  staff: "no" | "staff" | "last_owner";
  /** The numbers of orders on their way, of returns, and of upcoming consultations. */
  orders: readonly string[];
  returns: readonly string[];
  bookings: readonly string[];
  /** How many refunds are on their way. */
  refunds: number;
  /** The affiliate commissions that the shop still owes. */
  commissions: Centavos;
  /** A consultation was paid for and is not booked yet. */
  hasCredit: boolean;
};

export type Blocker =
  | { kind: "staff" | "last_owner" | "refund" | "credit" }
  | { kind: "order" | "return" | "booking"; numbers: readonly string[] }
  | { kind: "commission"; amount: Centavos };

export type BlockerKind = Blocker["kind"];

/** The matters to settle first. While one is open, the shop must know who the person is. */
export function findBlockers(standing: OpenBusiness): Blocker[] {
  const { staff, orders, returns, bookings, refunds, commissions, hasCredit } = standing;
  const found: (Blocker | false)[] = [
    staff !== "no" && { kind: staff },
    orders.length > 0 && { kind: "order", numbers: orders },
    returns.length > 0 && { kind: "return", numbers: returns },
    refunds > 0 && { kind: "refund" },
    bookings.length > 0 && { kind: "booking", numbers: bookings },
    hasCredit && { kind: "credit" },
    commissions > 0 && { kind: "commission", amount: commissions },
  ];
  return found.filter((blocker) => blocker !== false);
}
