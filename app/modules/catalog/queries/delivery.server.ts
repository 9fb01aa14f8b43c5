import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { usualTimes } from "#app/modules/settings/views/shop-words.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import {
  deliveryOf,
  formatPromise,
  promiseDelivery,
  type Arrival,
} from "../rules/delivery-promise.ts";

/** What an order of this moment can expect. */
export async function deliveryPromise(ctx: Ctx): Promise<Arrival> {
  const settings = await loadSettings(ctx.db);
  return {
    days: formatPromise(promiseDelivery(ctx.now, deliveryOf(settings))),
    usual: usualTimes(deliveryTimes(settings)),
  };
}
