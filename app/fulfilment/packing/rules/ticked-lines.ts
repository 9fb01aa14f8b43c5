import type { PlannedLine } from "#app/selling/orders/rules/plan-packing.ts";

/** The field that says that the units of a line are in the parcel, from one lot where it has lots. */
export function tickField(itemId: string, lotId?: string): string {
  return lotId === undefined ? `in.${itemId}` : `in.${itemId}.${lotId}`;
}

/** All that has to be ticked before a parcel leaves. */
export function ticksOf({ itemId, lots }: PlannedLine): string[] {
  return lots.length === 0
    ? [tickField(itemId)]
    : lots.map(({ lotId }) => tickField(itemId, lotId));
}
