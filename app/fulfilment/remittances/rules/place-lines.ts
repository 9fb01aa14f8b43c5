import type { Centavos } from "#app/lib/money.ts";
import type { LineVerdict } from "./cash-terms.ts";
import type { RemittanceLine } from "./read-remittance.ts";

/** A parcel that may match a line, with the cash that couriers owe for its order. */
export type NamedParcel = {
  parcelId: string;
  orderId: string;
  /** In upper case. */
  tracking: string;
  courier: string;
  due: Centavos;
  isDue: boolean;
  shippedAt: Date;
};

export type PlacedLine = RemittanceLine & {
  verdict: LineVerdict;
  parcelId: string | null;
  orderId: string | null;
  expected: Centavos;
};

type EarlierLines = {
  /** Tracking numbers of earlier lines. */
  numbers: ReadonlySet<string>;
  /** Orders with an earlier line that has the amount due. */
  orders: ReadonlySet<string>;
};

/**
 * Finds the parcel of each line. Only an order's first line has its amount due, so that lines of
 * several parcels never expect it twice.
 */
export function placeLines(
  lines: readonly RemittanceLine[],
  parcels: readonly NamedParcel[],
  known: EarlierLines,
  carrier: string,
): PlacedLine[] {
  const numbers = new Set(known.numbers);
  const orders = new Set(known.orders);
  return lines.map((line) => {
    const found = chooseParcel(parcels, line.tracking, carrier);
    const verdict = verdictOf(line, numbers);
    if (verdict === "first") numbers.add(line.tracking);
    const expected = found && !orders.has(found.orderId) ? found.due : 0;
    if (found) orders.add(found.orderId);
    const { parcelId = null, orderId = null } = found ?? {};
    return { ...line, verdict, parcelId, orderId, expected };
  });
}

function verdictOf({ tracking, collected }: RemittanceLine, numbers: Set<string>): LineVerdict {
  if (collected < 0) return "back";
  return numbers.has(tracking) ? "again" : "first";
}

/**
 * A tracking number may occur twice. The carrier's own parcel is preferred, then a parcel with cash
 * due, then the newest.
 */
export function chooseParcel(
  parcels: readonly NamedParcel[],
  tracking: string,
  carrier: string,
): NamedParcel | undefined {
  const rank = (one: NamedParcel) => Number(one.courier === carrier) * 2 + Number(one.isDue);
  return parcels
    .filter((one) => one.tracking === tracking)
    .toSorted((a, b) => rank(b) - rank(a) || b.shippedAt.getTime() - a.shippedAt.getTime())[0];
}
