import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { movePacked } from "#app/modules/lots/commands/move-packed.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { packingPlan } from "../queries/packing-plan.server.ts";
import { planKey } from "../rules/plan-packing.ts";
import { orderItemLots } from "../tables.server.ts";

export type PackRefusal = Refusal<"lots_missing" | "lots_changed">;

/**
 * Notes from which lots the lines of a locked order are packed. `seen` is the plan that its packer
 * saw: of another one nothing is noted.
 */
export async function packLots(
  ctx: Ctx,
  orderId: string,
  seen: string | undefined,
): Promise<Result<undefined, PackRefusal>> {
  const { plan } = await packingPlan(ctx, orderId, true);
  if (seen !== undefined && seen !== planKey(plan)) return refuse("lots_changed");
  if (plan.some(({ missing }) => missing > 0)) return refuse("lots_missing");
  const rows = plan.flatMap(({ itemId, lots }) =>
    lots.map(({ lotId, units }) => ({ orderItemId: itemId, lotId, units })),
  );
  if (rows.length > 0) await ctx.db.insert(orderItemLots).values(rows);
  for (const { lotId, units } of rows) await movePacked(ctx, lotId, units);
  return ok(undefined);
}
