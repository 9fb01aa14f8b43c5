import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { movePacked } from "#app/goods/lots/commands/move-packed.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { packingPlan, type NextParcel } from "../queries/packing-plan.server.ts";
import { planEntered, type EnteredLots, type EnteredRefusal } from "../rules/entered-lots.ts";
import type { SplitRefusal } from "../rules/parcels.ts";
import { planKey, type PlannedLine } from "../rules/plan-packing.ts";
import { orderItemLots } from "../tables/parcels.server.ts";

export type PackRefusal = Refusal<"lots_missing"> | EnteredRefusal | SplitRefusal;

export type Packing = {
  /** The plan that the packer saw (`planKey`). Another plan is refused. */
  plan?: string | undefined;
  /** The lots that staff entered, which may differ from the plan. */
  entered?: EnteredLots | undefined;
  /** Units per line. By default, everything that has not left. */
  chosen?: ReadonlyMap<string, number> | undefined;
};

/**
 * Records the lots of the next parcel of a locked order: those that the packer saw or entered, and
 * never lots that no one checked.
 */
export async function packLots(
  ctx: Ctx,
  order: { id: string; parcelsSent: number },
  { chosen, ...decision }: Packing,
): Promise<Result<NextParcel, PackRefusal>> {
  const next = await packingPlan(ctx, order.id, { lock: true, chosen });
  if (!next.ok) return next;
  const planned = decidedPlan(next.value, decision, shopDay(ctx.now));
  if (!planned.ok) return planned;
  const plan = planned.value;
  const parcel = order.parcelsSent + 1;
  const rows = plan.flatMap(({ itemId, lots }) =>
    lots.map(({ lotId, units }) => ({ orderItemId: itemId, lotId, parcel, units })),
  );
  if (rows.length > 0) await ctx.db.insert(orderItemLots).values(rows);
  await movePacked(ctx, rows);
  return ok(next.value);
}

function decidedPlan(
  { plan, lines, lots }: NextParcel,
  { plan: seen, entered }: Packing,
  today: Day,
): Result<PlannedLine[], PackRefusal> {
  if (entered) return planEntered(lines, lots, { entered, today });
  if (seen !== undefined && seen !== planKey(plan)) return refuse("lots_changed");
  if (plan.some(({ missing }) => missing > 0)) return refuse("lots_missing");
  const isUnseen = seen === undefined && plan.some((line) => line.lots.length > 0);
  return isUnseen ? refuse("lots_not_chosen") : ok(plan);
}
