import { formatDate } from "#app/lib/dates.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";
import { courierName, OTHER } from "../rules/couriers.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { isPartlySent, parcelsInAll } from "../rules/parcels.ts";
import { parcelTexts as say } from "../texts/shopper-parcels.ts";
import { unitsToCome } from "./parcel-contents.ts";

/** A sent parcel with the facts that its buyer may see. */
export type BuyersParcel = {
  number: number;
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  isCold: boolean;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  returnedAt: Date | null;
  items: readonly { itemId: string; name: string; units: number }[];
};

type Order = {
  status: OrderStatus;
  parcelsSent: number;
  items: readonly { id: string; productName: string; productKind: ProductKind; quantity: number }[];
};

/** The carrier and tracking number. Undefined without a number. */
export function trackingOf({ courier, trackingNumber: number, trackingUrl: url }: BuyersParcel) {
  if (number === null) return undefined;
  const known = courier === null || courier === OTHER ? undefined : courierName(courier);
  return { courier: known, number, url };
}

/** The parcels of an order with several, and the units to come. Undefined for other orders. */
export function showParcels(order: Order, sent: readonly BuyersParcel[]) {
  const all = parcelsInAll(order);
  if (all < 2 || sent.length === 0) return undefined;
  return {
    sent: sent.map((parcel) => ({
      number: parcel.number,
      title: say.title(parcel.number, all),
      state: parcelState(parcel),
      isCold: parcel.isCold,
      items: parcel.items.map(({ name, units }) => say.units(units, name)),
      tracking: trackingOf(parcel),
    })),
    toCome: isPartlySent(order)
      ? unitsToCome(order.items, sent).map(({ name, units }) => say.units(units, name))
      : [],
    lastTitle: say.title(all, all),
  };
}

export type ShownParcels = NonNullable<ReturnType<typeof showParcels>>;

type Places = Pick<BuyersParcel, "shippedAt" | "deliveredAt" | "returnedAt">;

/** The parcel's state with its date. */
export function parcelState(parcel: Places): string {
  const { shippedAt, deliveredAt, returnedAt } = parcel;
  if (returnedAt) return say.states.returned(formatDate(returnedAt));
  if (deliveredAt) return say.states.delivered(formatDate(deliveredAt));
  return say.states.onItsWay(shippedAt ? formatDate(shippedAt) : "");
}
