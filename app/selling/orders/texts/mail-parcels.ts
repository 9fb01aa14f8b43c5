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
      `a part of order ${order} has shipped. ${inIt(items)}`,
      ...carriedBy(shipment),
      toCome.length > 0
        ? `Still to come in another parcel: ${listed(toCome)}. We will email you when it leaves. You pay nothing more for it.`
        : "With this, everything that you ordered has left us.",
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
    title: `How to track parcel ${number} of ${all}`,
    paragraphs: [
      shipment.number === null
        ? `the tracking number we gave you for parcel ${number} of order ${order} was wrong. Please do not use it. The parcel itself is on its way to you.`
        : `this is the correct tracking for parcel ${number} of order ${order}. If we gave you another number for it before, please do not use it.`,
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
      `a part of order ${order} was delivered. ${inIt(items)}`,
      ...storage,
      "The page of your order shows where the rest is. If this parcel did not reach you, reply to this email.",
    ],
    action: SEE_ORDER,
  }),
} as const;
