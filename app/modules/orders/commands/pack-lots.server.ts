import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { movePacked } from "#app/modules/lots/commands/move-packed.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { packingPlan, type NextParcel } from "../queries/packing-plan.server.ts";
import type { SplitRefusal } from "../rules/parcels.ts";
import { planKey } from "../rules/plan-packing.ts";
import { orderItemLots } from "../tables/parcels.server.ts";

export type PackRefusal = Refusal<"lots_missing" | "lots_changed"> | SplitRefusal;

export type Packing = {
  /** The plan that its packer saw (`planKey`): of another one nothing is noted. */
  plan?: string | undefined;
  /** Units of its lines; everything that has not left unless given. */
  chosen?: ReadonlyMap<string, number> | undefined;
};

/** Notes from which lots the next parcel of a locked order is packed. */
export async function packLots(
  ctx: Ctx,
  order: { id: string; parcelsSent: number },
  { plan: seen, chosen }: Packing,
): Promise<Result<NextParcel, PackRefusal>> {
  const next = await packingPlan(ctx, order.id, { lock: true, chosen });
  if (!next.ok) return next;
  const { plan } = next.value;
  if (seen !== undefined && seen !== planKey(plan)) return refuse("lots_changed");
  if (plan.some(({ missing }) => missing > 0)) return refuse("lots_missing");
  const parcel = order.parcelsSent + 1;
  const rows = plan.flatMap(({ itemId, lots }) =>
    lots.map(({ lotId, units }) => ({ orderItemId: itemId, lotId, parcel, units })),
  );
  if (rows.length > 0) await ctx.db.insert(orderItemLots).values(rows);
  for (const { lotId, units } of rows) await movePacked(ctx, lotId, units);
  return ok(next.value);
}
