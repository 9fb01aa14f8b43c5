import { LONGEST_WAY, stillSince } from "#app/fulfilment/couriers/rules/still-parcels.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";

type DeliveredParcel = {
  shippedAt: Date;
  arrivedAt: Date;
  /** The longest promised time in transit, in business days. */
  way: number;
};

/** A parcel is late if it arrived after its last promised day. */
export function isLate({ shippedAt, arrivedAt, way }: DeliveredParcel, daysOff: readonly Day[]) {
  const cut = stillSince(arrivedAt, { graceDays: 0, daysOff })[Math.min(way, LONGEST_WAY)];
  return cut !== undefined && shippedAt < cut;
}
