import type { PlannedLine } from "#app/selling/orders/rules/plan-packing.ts";

/** The checkbox for the units of a line, per lot if it has lots. */
export function tickField(itemId: string, lotId?: string): string {
  return lotId === undefined ? `in.${itemId}` : `in.${itemId}.${lotId}`;
}

/** All checkboxes that must be ticked before the parcel leaves. */
export function ticksOf({ itemId, lots }: PlannedLine): string[] {
  return lots.length === 0
    ? [tickField(itemId)]
    : lots.map(({ lotId }) => tickField(itemId, lotId));
}
