import { addDays } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { CashKind } from "./cash-terms.ts";

/** An order for which couriers paid cash, or should have. */
export type CashOrder = {
  isCash: boolean;
  /** The shop still expects its cash. */
  isDue: boolean;
  /** Paid by a gateway or a transfer. */
  isPaidOtherwise: boolean;
  /** Its parcels came back, or it was canceled. */
  cameBack: boolean;
  total: Centavos;
  /** Its number of remittance lines, and their total. */
  lines: number;
  collected: Centavos;
  /** One of its tracking numbers was remitted twice. */
  isRepeated: boolean;
  /** The delivery of the last parcel. */
  deliveredAt: Date | null;
};

export type CashVerdict = CashKind | "matched" | "open";

/**
 * Compares the sum of an order's lines with the amount due at the door, since the cash may come
 * with any of its parcels. `open` cash may still arrive.
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

/** The amount that couriers owe for an order. */
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
