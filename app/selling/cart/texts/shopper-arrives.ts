import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import { coldWaits } from "#app/goods/delivery/texts/shopper.ts";

/** The arrival of an order placed now, as cart and checkout show it before payment. */
export function arrivesText({ days, usual, orderWithin, leavesCold, planned }: Arrival): string {
  if (planned) {
    const { leaves, arrives, why } = planned;
    const by = orderWithin ? `${orderWithin}: ships` : "Ships";
    return `${by} ${leaves} · arrives ${arrives}.${why ? ` ${coldWaits[why]}` : ""}`;
  }
  const arrives = orderWithin ? `${orderWithin}, and it arrives ${days}.` : `Arrives ${days}.`;
  return leavesCold === undefined ? `${arrives} ${usual}.` : `${arrives} Ships cold ${leavesCold}.`;
}
