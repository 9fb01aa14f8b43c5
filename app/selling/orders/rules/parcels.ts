import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

/** Units of a line of an order. */
export type LineUnits = { itemId: string; units: number };

/** What the next parcel has, and what is still to come after it. */
export type Split = { parcel: LineUnits[]; rest: LineUnits[] };

export type SplitRefusal = Refusal<"nothing_chosen" | "too_many_chosen">;

/**
 * Divides what is left of an order: the chosen units go into the next parcel, the rest follows in
 * another one. Without a choice, everything goes. A line that is not named stays.
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

/** Where a parcel that left is. */
export type ParcelPlace = { deliveredAt: Date | null; returnedAt: Date | null };

/** Whether a parcel that left is still with its courier. */
export function isOnItsWay({ deliveredAt, returnedAt }: ParcelPlace): boolean {
  return deliveredAt === null && returnedAt === null;
}

/**
 * How an order stands by the parcels that left: packed as long as something is to come, shipped
 * until each has arrived or came back, and back when none arrived.
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

/** Some of its parcels have left, and others are still to come. */
export function isPartlySent({ status, parcelsSent }: PartlySent): boolean {
  return status === "processing" && parcelsSent > 0;
}

/** How many parcels an order has: what is left counts as one until it is divided. */
export function parcelsInAll(order: PartlySent): number {
  return order.parcelsSent + (isPartlySent(order) ? 1 : 0);
}

/** Whether cold goods are in a parcel: all of an order is as it was promised, a part by its lines. */
export function isColdParcel(
  order: { delivery: { cold?: boolean | undefined } | null },
  part: { isWhole: boolean; lines: readonly { needsCold: boolean }[] },
): boolean {
  if (!order.delivery?.cold) return false;
  return part.isWhole || part.lines.some(({ needsCold }) => needsCold);
}

/** Why an order leaves in one parcel; undefined where it may be divided. */
export function whyNotSplit(order: {
  paymentStatus: string;
  units: number;
}): "cash" | "one_unit" | undefined {
  // A courier collects once, and which parcel comes first nobody knows.
  if (order.paymentStatus === "cod_due") return "cash";
  return order.units < 2 ? "one_unit" : undefined;
}
