import { ok, type Result } from "#app/lib/result.ts";
import { availableOf } from "#app/goods/catalog/queries/available-of.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import {
  judgeStaffChange,
  type StaffChange,
  type StaffRefusal,
} from "../../commands/judge-staff-change.server.ts";
import { showStaffPreview, type ShownPreview } from "../../views/show-staff-preview.ts";

/** Previews a change by the same judgment as making it. Writes nothing. */
export async function previewChange(
  ctx: Ctx,
  wish: StaffChange,
): Promise<Result<ShownPreview, StaffRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const judged = await judgeStaffChange(tx, wish);
    if (!judged.ok) return judged;
    const { order, plan, paid, amount } = judged.value;
    const available = new Map<string, number>();
    for (const line of plan.lines.filter(({ wanted, quantity }) => wanted !== quantity)) {
      available.set(line.key, await availableOf(tx.db, line));
    }
    return ok(showStaffPreview({ order, plan, paid, amount, available }));
  });
}
