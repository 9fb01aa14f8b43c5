import { listWords } from "#app/lib/list-words.ts";
import type { Shipment } from "../rules/shipment.ts";
import { SEE_ORDER, type OrderNews } from "./mail.ts";
import { carriedBy, type Storage } from "./mail-news.ts";

type Units = readonly { name: string; units: number }[];

type Part = {
  number: number;
  all: number;
  items: Units;
  toCome: Units;
};

const listed = (items: Units) => listWords(items.map(({ name, units }) => `${units} × ${name}`));
const inIt = (items: Units) => `In this parcel: ${listed(items)}.`;

/** For an order in several parcels. */
export const parcelNews = {
  shipped: (
    order: string,
    {
      number,
      all,
      items,
      toCome,
      shipment,
      storage,
    }: Part & { shipment: Shipment; storage: Storage },
  ): OrderNews => ({
    kind: "parcel-shipped",
    values: { order_number: order, parcel: `${number} of ${all}` },
    subject: `Parcel ${number} of ${all} of order ${order} is on its way`,
    title: `Parcel ${number} of ${all} is on its way`,
    paragraphs: [
      `Part of order ${order} has shipped. ${inIt(items)}`,
      ...carriedBy(shipment),
      toCome.length > 0
        ? `Still to come in another parcel: ${listed(toCome)}. We’ll email you when it ships. You pay nothing more for it.`
        : "With this parcel, your whole order has shipped.",
      ...storage,
    ],
    action: SEE_ORDER,
  }),
  tracking: (
    order: string,
    { number, all, items, shipment }: Part & { shipment: Shipment },
  ): OrderNews => ({
    kind: "parcel-tracking",
    values: { order_number: order, parcel: `${number} of ${all}` },
    subject: `New tracking details for parcel ${number} of order ${order}`,
    title: `Tracking for parcel ${number} of ${all}`,
    paragraphs: [
      shipment.number === null
        ? `The tracking number we gave you for parcel ${number} of order ${order} was wrong. Please don’t use it. The parcel is still on its way to you.`
        : `Here is the correct tracking for parcel ${number} of order ${order}. Please ignore any earlier number.`,
      inIt(items),
      ...carriedBy(shipment),
    ],
    action: SEE_ORDER,
  }),
  delivered: (
    order: string,
    { number, all, items, storage }: Part & { storage: Storage },
  ): OrderNews => ({
    kind: "parcel-delivered",
    values: { order_number: order, parcel: `${number} of ${all}` },
    subject: `Parcel ${number} of ${all} of order ${order} was delivered`,
    title: `Parcel ${number} of ${all} was delivered`,
    paragraphs: [
      `Part of order ${order} was delivered. ${inIt(items)}`,
      ...storage,
      "Your order page shows where the rest is. If you didn’t receive this parcel, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
} as const;
