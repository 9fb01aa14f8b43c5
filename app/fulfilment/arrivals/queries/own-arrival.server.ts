import { parcelsInAll } from "#app/selling/orders/rules/parcels.ts";
import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";
import { mayAsk, type ReturnableOrder } from "#app/fulfilment/returns/rules/may-ask.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { OwnArrivalOf } from "../views/own-arrival.ts";
import { showAnswer } from "../views/show-answer.ts";
import { coldParcels } from "./cold-parcels.server.ts";
import { arrivalsOfOrder } from "./find-arrival.server.ts";

/**
 * The receipt's reports on cold parcels. It asks only about delivered parcels. Until the courier
 * reports the delivery, the code on the slip leads to the report.
 */
export async function ownArrivals(
  { db, now }: Ctx,
  order: ReturnableOrder & { id: string; status: OrderStatus },
): Promise<OwnArrivalOf[]> {
  const may = mayAsk(order, "buyer", now);
  // Most receipts have no sent parcel, and need no query.
  if (!may.ok && may.reason === "not_sent") return [];
  const [said, cold] = await Promise.all([
    arrivalsOfOrder(db, order.id),
    may.ok ? coldParcels(db, order.id) : [],
  ]);
  const numbers = new Set([
    ...said.map(({ parcel }) => parcel),
    ...cold.flatMap(({ number, deliveredAt }) => (deliveredAt ? [number] : [])),
  ]);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((parcel) => {
      const own = said.find((one) => one.parcel === parcel);
      return { parcel, of: parcelsInAll(order), answer: own && showAnswer(own) };
    });
}
