import type { Result } from "#app/lib/result.ts";
import { lockDiscounts } from "#app/modules/discounts/queries.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { changeableLines } from "../queries/changeable-lines.server.ts";
import { planItems } from "../rules/change-items.ts";
import type { ItemsPlan, PlanRefusal, WantedItems } from "../rules/change-items.ts";
import type { LockedOrder } from "./lock-order.server.ts";

/** What an order would be with other quantities. Holds its code; the caller holds the order. */
export async function planOrder(
  ctx: Ctx,
  order: LockedOrder,
  wanted: WantedItems,
): Promise<Result<ItemsPlan, PlanRefusal>> {
  const lines = await changeableLines(ctx.db, order.id);
  const [offer] = await lockDiscounts(ctx.db, [order.discountId]);
  const charges = chargesOf(await loadSettings(ctx.db));
  return planItems(lines, wanted, { offer, charges });
}
