import { addDays } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { CashKind } from "./cash-terms.ts";

/** An order that couriers brought cash for, or should have. */
export type CashOrder = {
  isCash: boolean;
  /** Its cash is still due, as the shop knows it. */
  isDue: boolean;
  /** By a gateway or a transfer. */
  isPaidOtherwise: boolean;
  /** Its parcels came back, or it is cancelled. */
  cameBack: boolean;
  total: Centavos;
  /** How many lines of remittances are about it, and what they bring together. */
  lines: number;
  collected: Centavos;
  /** A tracking number of it was remitted more than once. */
  isRepeated: boolean;
  /** When its last parcel was delivered. */
  deliveredAt: Date | null;
};

export type CashVerdict = CashKind | "matched" | "open";

/**
 * How the cash of an order stands: the sum of all its lines beside what was due at the door, since
 * it may come with any of its parcels. `open` is what may still come.
 */
export function judgeCash(order: CashOrder, now: Date, days: number): CashVerdict {
  const { collected, lines } = order;
  if (lines === 0) return isLate(order, now, days) ? "missing" : "open";
  const due = dueOf(order);
  if (due === 0) return collected === 0 ? "matched" : whyNoneDue(order);
  if (collected === due) return "matched";
  if (collected < due) return "short";
  return order.isRepeated ? "double" : "over";
}

type CashBasis = Pick<CashOrder, "isCash" | "isPaidOtherwise" | "cameBack" | "total">;

/** What the couriers have to bring for an order. */
export function dueOf({ isCash, isPaidOtherwise, cameBack, total }: CashBasis): Centavos {
  return isCash && !isPaidOtherwise && !cameBack ? total : 0;
}

function whyNoneDue({ isCash, isPaidOtherwise }: CashBasis): CashKind {
  return isCash && !isPaidOtherwise ? "returned" : "not_cash";
}

function isLate(order: CashOrder, now: Date, days: number): boolean {
  const { deliveredAt, isDue } = order;
  if (!isDue || dueOf(order) === 0 || deliveredAt === null) return false;
  return addDays(deliveredAt, days) <= now;
}
