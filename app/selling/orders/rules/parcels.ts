import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

export type LineUnits = { itemId: string; units: number };

/** The contents of the next parcel, and the units that remain. */
export type Split = { parcel: LineUnits[]; rest: LineUnits[] };

export type SplitRefusal = Refusal<"nothing_chosen" | "too_many_chosen">;

/**
 * Splits the remaining units: the chosen ones go into the next parcel, the others into a later one.
 * Without a choice, all units go. Lines that are not named remain.
 */
export function splitParcel(
  left: readonly LineUnits[],
  chosen: ReadonlyMap<string, number> | undefined,
): Result<Split, SplitRefusal> {
  const open = left.filter(({ units }) => units > 0);
  if (chosen === undefined) return ok({ parcel: [...open], rest: [] });
  const known = new Map(open.map(({ itemId, units }) => [itemId, units]));
  const wished = [...chosen].filter(([, units]) => units > 0);
  if (wished.length === 0) return refuse("nothing_chosen");
  if (wished.some(([itemId, units]) => units > (known.get(itemId) ?? 0))) {
    return refuse("too_many_chosen");
  }
  const taken = (itemId: string) => chosen.get(itemId) ?? 0;
  const part = (count: (line: LineUnits) => number) =>
    open
      .map((line) => ({ itemId: line.itemId, units: count(line) }))
      .filter(({ units }) => units > 0);
  return ok({
    parcel: part(({ itemId }) => taken(itemId)),
    rest: part(({ itemId, units }) => units - taken(itemId)),
  });
}

export type ParcelPlace = { deliveredAt: Date | null; returnedAt: Date | null };

export function isOnItsWay({ deliveredAt, returnedAt }: ParcelPlace): boolean {
  return deliveredAt === null && returnedAt === null;
}

/**
 * The status that follows from the sent parcels: processing while units remain, shipped until each
 * parcel has arrived or come back, returned if none arrived.
 */
export function statusByParcels(
  sent: readonly ParcelPlace[],
  isLeft: boolean,
): "processing" | "shipped" | "delivered" | "returned" {
  if (isLeft) return "processing";
  if (sent.some(isOnItsWay)) return "shipped";
  return sent.some(({ deliveredAt }) => deliveredAt !== null) ? "delivered" : "returned";
}

type PartlySent = { status: string; parcelsSent: number };

export function isPartlySent({ status, parcelsSent }: PartlySent): boolean {
  return status === "processing" && parcelsSent > 0;
}

/** The number of parcels of an order. The remaining units are one parcel until they are split. */
export function parcelsInAll(order: PartlySent): number {
  return order.parcelsSent + (isPartlySent(order) ? 1 : 0);
}

/** A whole order is cold if it was promised so. Part of an order is cold if its lines need it. */
export function isColdParcel(
  order: { delivery: { cold?: boolean | undefined } | null },
  part: { isWhole: boolean; lines: readonly { needsCold: boolean }[] },
): boolean {
  if (!order.delivery?.cold) return false;
  return part.isWhole || part.lines.some(({ needsCold }) => needsCold);
}

/** Why an order must leave in one parcel. Undefined if it can be split. */
export function whyNotSplit(order: {
  paymentStatus: string;
  units: number;
}): "cash" | "one_unit" | undefined {
  // A courier collects once, and no one knows which parcel arrives first.
  if (order.paymentStatus === "cod_due") return "cash";
  return order.units < 2 ? "one_unit" : undefined;
}
