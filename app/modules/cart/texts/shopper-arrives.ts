import type { Arrival } from "#app/modules/catalog/rules/delivery-promise.ts";

/** When an order of this moment arrives, as cart and checkout say it before it is paid. */
export function arrivesText({ days, usual, orderWithin, leavesCold }: Arrival): string {
  const arrives = `${orderWithin ?? "Ordered now"}, it arrives ${days}.`;
  return leavesCold === undefined
    ? `${arrives} ${usual}.`
    : `${arrives} It travels cold, so it leaves us ${leavesCold}.`;
}
