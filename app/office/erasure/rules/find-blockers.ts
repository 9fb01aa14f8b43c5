import type { Centavos } from "#app/lib/money.ts";

/** How a customer stands with the shop, as far as it can be in the way of being forgotten. */
export type Standing = {
  /** A role beside that of a customer, and whether nobody else is an owner. */
  staff: "no" | "staff" | "last_owner";
  /** Numbers of orders on their way, of returns and of consultations to come. */
  orders: readonly string[];
  returns: readonly string[];
  bookings: readonly string[];
  /** Money that is on its way back. */
  refunds: number;
  /** What the affiliate programme still owes. */
  commissions: Centavos;
  /** A consultation that was paid for and not booked yet. */
  hasCredit: boolean;
};

export type Blocker =
  | { kind: "staff" | "last_owner" | "refund" | "credit" }
  | { kind: "order" | "return" | "booking"; numbers: readonly string[] }
  | { kind: "commission"; amount: Centavos };

export type BlockerKind = Blocker["kind"];

/** What has to be settled first: as long as any of it is open, the shop has to know who it is. */
export function findBlockers(standing: Standing): Blocker[] {
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
