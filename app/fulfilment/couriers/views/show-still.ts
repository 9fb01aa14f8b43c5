import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import { daysSince } from "../rules/still-parcels.ts";
import { stillMessages as say } from "../texts/staff.ts";

type StillParcel = {
  id: string;
  number: number;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  isCold: boolean;
  shippedAt: string;
  lastNews: string;
  lastAsked: { at: string; note: string } | null;
  orderId: string;
  orderNumber: string;
  parcelsSent: number;
  firstName: string;
  city: string;
  area: string | null;
  isCash: boolean;
};

/**
 * A stalled parcel for the queue.
 *
 * @param newKey makes one key per form
 */
export function showStill(parcel: StillParcel, now: Date, newKey: () => string) {
  const { orderNumber, number, parcelsSent, orderId, firstName, area, city, lastAsked } = parcel;
  const shippedAt = new Date(parcel.shippedAt);
  return {
    id: parcel.id,
    /** Keeps each form from being sent twice. */
    keys: { ask: newKey(), back: newKey(), heard: newKey() },
    name: say.parcelOf(orderNumber, number, parcelsSent),
    order: { label: say.order(orderNumber), to: href("/admin/orders/:orderId", { orderId }) },
    follow: parcel.trackingUrl,
    facts: [
      [say.courier, parcel.courier === null ? say.noCourier : courierName(parcel.courier)],
      [say.trackingNumber, parcel.trackingNumber ?? say.noNumber],
      [say.left, say.leftOn(formatDate(shippedAt), daysSince(shippedAt, now))],
      [say.lastNews, say.newsAgo(daysSince(new Date(parcel.lastNews), now))],
      [say.buyer, say.goesTo(firstName, area ?? city)],
    ] as [label: string, value: string][],
    marks: [...(parcel.isCold ? [say.cold] : []), ...(parcel.isCash ? [say.cash] : [])],
    asked: lastAsked && say.askedBefore(formatDate(lastAsked.at), lastAsked.note),
  };
}

export type ShownStill = ReturnType<typeof showStill>;
