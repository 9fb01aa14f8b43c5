import { refuse, type Result } from "#app/lib/result.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";
import { loadCharges } from "#app/goods/delivery/queries/load-charges.server.ts";
import { lockDiscounts } from "#app/selling/discounts/queries.server.ts";
import { isVatRegistered } from "#app/selling/concessions/rules/concession-for.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { changeableLines, newLines } from "../queries/changeable-lines.server.ts";
import {
  planItems,
  type ItemsPlan,
  type PlanRefusal,
  type WantedItems,
} from "../rules/change-items.ts";
import { withItsPack, type PackedOrder } from "../rules/its-pack.ts";

type PricedOrder = {
  id: string;
  discountId: string | null;
  statutoryKind: ConcessionKind | null;
  province: string | null;
};

/**
 * Plans an order with other quantities or items. Locks its code. The caller has locked the order,
 * or only needs a preview.
 */
export async function planOrder(
  ctx: Ctx,
  order: PackedOrder & PricedOrder,
  wanted: WantedItems,
): Promise<Result<ItemsPlan, PlanRefusal>> {
  const lines = await changeableLines(ctx.db, order.id);
  const added = await newLines(ctx.db, lines, wanted);
  if (!added) return refuse("not_for_sale");
  const [offer] = await lockDiscounts(ctx.db, [order.discountId]);
  const charges = withItsPack(await loadCharges(ctx.db, order.province), order);
  const { statutoryKind } = order;
  const vatRegistered = statutoryKind !== null && isVatRegistered(await loadSettings(ctx.db));
  const pricing = { offer, statutoryKind, charges, vatRegistered };
  return planItems([...lines, ...added], wanted, pricing);
}
