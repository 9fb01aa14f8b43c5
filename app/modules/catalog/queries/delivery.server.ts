import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { formatPromise, promiseDelivery, readDaysOff } from "../rules/delivery-promise.ts";

/** When an order of this moment arrives, as people read it: "Thu, Nov 26 to Wed, Dec 2". */
export async function deliveryPromise(ctx: Ctx, orderedAt = ctx.now): Promise<string> {
  const { days_off } = await loadSettings(ctx.db);
  return formatPromise(promiseDelivery(orderedAt, readDaysOff(days_off)));
}
