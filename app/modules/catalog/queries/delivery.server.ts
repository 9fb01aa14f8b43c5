import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
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
  return promiseBy(await loadSettings(ctx.db), ctx.now);
}

export function promiseBy(settings: Settings, now: Date): Arrival {
  return {
    days: formatPromise(promiseDelivery(now, deliveryOf(settings))),
    usual: usualTimes(deliveryTimes(settings)),
  };
}
