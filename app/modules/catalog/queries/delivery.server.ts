import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { deliveryTimes, usualTimes } from "#app/modules/settings/rules/delivery-times.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { deliveryOf, formatPromise, promiseDelivery } from "../rules/delivery-promise.ts";

/** When something ordered now arrives, as people read it. */
export type Arrival = {
  /** "Thu, Nov 26 to Wed, Dec 2". */
  days: string;
  /** "Ships in 1-2 business days, arrives 3-5 business days later". */
  usual: string;
};

export async function deliveryPromise(ctx: Ctx): Promise<Arrival> {
  const settings = await loadSettings(ctx.db);
  return {
    days: formatPromise(promiseDelivery(ctx.now, deliveryOf(settings))),
    usual: usualTimes(deliveryTimes(settings)),
  };
}
