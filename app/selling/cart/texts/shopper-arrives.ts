import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import { coldWaits } from "#app/goods/delivery/texts/shopper.ts";

/** When an order of this moment arrives, as cart and checkout say it before it is paid. */
export function arrivesText({ days, usual, orderWithin, leavesCold, planned }: Arrival): string {
  if (planned) {
    const { leaves, arrives, why } = planned;
    const by = orderWithin ? `${orderWithin}: leaves` : "Leaves";
    return `${by} ${leaves} · arrives ${arrives}.${why ? ` ${coldWaits[why]}` : ""}`;
  }
  const arrives = `${orderWithin ?? "Ordered now"}, it arrives ${days}.`;
  return leavesCold === undefined
    ? `${arrives} ${usual}.`
    : `${arrives} It is packed cold, so it leaves us ${leavesCold}.`;
}
