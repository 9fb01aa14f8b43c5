import { dueOf } from "../rules/order-terms.ts";
import { z } from "zod";
import type { OrderNewsProps } from "../emails/order-news.tsx";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { smsTexts, textTracking } from "#app/running/messages/texts/shopper-sms.ts";
import { sentParcels, type SentParcel } from "../queries/parcels.server.ts";
import { orderUrl, type Signer } from "../rules/order-link.ts";
import { parcelsInAll } from "../rules/parcels.ts";
import { shipmentOf } from "../rules/shipment.ts";
import { orderNews as news } from "../texts/mail-news.ts";
import { parcelLinkMessages } from "../texts/shopper-parcel-links.ts";
import { parcelNews } from "../texts/mail-parcels.ts";
import { storageLines } from "../views/storage-lines.ts";
import { unitsToCome } from "../views/parcel-contents.ts";
import { mailBuyer } from "./mail-buyer.server.ts";
import { ofOrder, ofParcel, onOrder, parcelIn } from "./on-order.server.ts";

/** Mails the buyer once per parcel, with its contents and the units still to come. */
export const mailOrderShipped = onOrder(
  "orders.mail-shipped",
  ofParcel,
  async (ctx, order, payload) => {
    const found = await findParcel(ctx.db, order, parcelIn(payload));
    if (!found) return;
    const { parcel, part, storage } = found;
    const cash = order.paymentStatus === "cod_due" ? dueOf(order) : null;
    const shipment = shipmentOf(parcel);
    await mailBuyer(ctx, order, {
      dedupeKey: `order-shipped:${parcel.id}`,
      news: part
        ? parcelNews.shipped(order.orderNumber, { ...part, shipment, storage })
        : news.shipped(order.orderNumber, { shipment, cash, storage }),
      text: part
        ? smsTexts.parcelShipped(order.orderNumber, part, textTracking(shipment.number))
        : smsTexts.shipped(order.orderNumber, textTracking(shipment.number)),
      ...alsoFollow(parcel),
      // The check needs the tracking number.
      ...(shipment.number !== null && {
        check: { label: parcelLinkMessages.fromMail, href: `${ctx.links.appUrl}/parcel` },
      }),
    });
  },
);

/** Mails each correction separately. The text states the facts at the time of writing. */
export const mailTrackingChanged = onOrder(
  "orders.mail-tracking",
  ofParcel.extend({ changeId: z.string() }),
  async (ctx, order, payload) => {
    const found = await findParcel(ctx.db, order, parcelIn(payload));
    if (!found) return;
    const { parcel, part } = found;
    const shipment = shipmentOf(parcel);
    await mailBuyer(ctx, order, {
      dedupeKey: `order-tracking:${order.id}:${payload.changeId}`,
      news: part
        ? parcelNews.tracking(order.orderNumber, { ...part, shipment })
        : news.tracking(order.orderNumber, shipment),
      text: smsTexts.tracking(order.orderNumber, textTracking(shipment.number)),
      ...alsoFollow(parcel),
    });
  },
);

/** For one of several parcels while others are in transit or not yet sent. */
export const mailParcelDelivered = onOrder(
  "orders.mail-parcel-delivered",
  ofParcel,
  async (ctx, order, payload) => {
    const found = await findParcel(ctx.db, order, parcelIn(payload));
    if (!found?.part) return;
    const { parcel, part, storage } = found;
    await mailBuyer(ctx, order, {
      dedupeKey: `parcel-delivered:${parcel.id}`,
      news: parcelNews.delivered(order.orderNumber, { ...part, storage }),
      text: smsTexts.parcelDelivered(order.orderNumber, part),
      ...alsoReport(ctx, order, [parcel]),
    });
  },
);

export const mailOrderDelivered = onOrder("orders.mail-delivered", ofOrder, async (ctx, order) => {
  const sent = await sentParcels(ctx.db, order);
  await mailBuyer(ctx, order, {
    dedupeKey: `order-delivered:${order.id}`,
    news: news.delivered(order.orderNumber, storageLines(order.items)),
    text: smsTexts.delivered(order.orderNumber),
    ...alsoReport(ctx, order, sent),
  });
});

type Db = Parameters<typeof sentParcels>[0];

/** A parcel that left, with its position if the order has several parcels. */
async function findParcel(db: Db, order: OrderWithItems, parcelId: string) {
  const sent = await sentParcels(db, order);
  const parcel = sent.find(({ id }) => id === parcelId);
  if (!parcel) return undefined;
  const inIt = new Set(parcel.items.map(({ itemId }) => itemId));
  const storage = storageLines(order.items.filter(({ id }) => inIt.has(id)));
  const all = parcelsInAll(order);
  if (all < 2) return { parcel, storage, part: undefined };
  // Later parcels may have left in the meantime, and each has its own mail.
  const untilThis = sent.filter(({ number }) => number <= parcel.number);
  const toCome = unitsToCome(order.items, untilThis);
  return { parcel, storage, part: { number: parcel.number, all, items: parcel.items, toCome } };
}

function alsoFollow({ trackingUrl }: SentParcel): { also?: OrderNewsProps["also"] } {
  return trackingUrl === null ? {} : { also: { label: news.follow, href: trackingUrl } };
}

/** Links the page where the buyer reports how cold goods arrived, for the last parcel with any. */
function alsoReport(
  ctx: Signer & { links: { appUrl: string } },
  order: OrderWithItems,
  sent: readonly SentParcel[],
): { also?: OrderNewsProps["also"] } {
  const cold = new Set(order.items.flatMap(({ id, needsCold }) => (needsCold ? [id] : [])));
  const last = sent.findLast(({ items }) => items.some(({ itemId }) => cold.has(itemId)));
  if (!last) return {};
  const path = `${orderUrl(ctx, order, ctx.links)}/arrival`;
  const which = parcelsInAll(order) > 1 ? `?parcel=${last.number}` : "";
  return { also: { label: news.arrived, href: `${path}${which}` } };
}
