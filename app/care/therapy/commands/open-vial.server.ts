import { and, eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { USE_WITHIN_DAYS } from "#app/goods/catalog/rules/storage-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { boughtVials } from "../queries/vials.server.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import { BACK_FILL_DAYS } from "../rules/plan-terms.ts";
import { therapyVials } from "../tables.server.ts";
import { openPlan, type PlanRefusal } from "./open-plan.server.ts";

type OpenVialInput = {
  id: string;
  planId: string;
  orderItemId: string;
  lotId: string | null;
  mixedOn: Day;
  /** The owner confirms that the vial was mixed with exactly the water in the instruction. */
  asInstructed: boolean;
};
export type OpenVialRefusal =
  | PlanRefusal
  | Refusal<"not_this_vial" | "none_left" | "recalled" | "lot_expired" | "mixed_day">;

/** Notes that a vial was mixed: one that the actor paid for, of a lot that may be used. */
export async function openVial(
  ctx: Ctx,
  opening: OpenVialInput,
): Promise<Result<{ vialId: string }, OpenVialRefusal>> {
  const { id, planId, orderItemId, lotId, mixedOn, asInstructed } = opening;
  return inTransaction(ctx, async (tx) => {
    const found = await openPlan(tx, planId);
    if (!found.ok) return found;
    const { userId, customerId, plan, instruction } = found.value;
    const known = and(eq(therapyVials.id, id), eq(therapyVials.planId, planId));
    if ((await tx.db.$count(therapyVials, known)) > 0) return ok({ vialId: id });
    const today = shopDay(tx.now);
    const ago = daysFrom(mixedOn, today);
    if (ago < 0 || ago > BACK_FILL_DAYS) return refuse("mixed_day");
    const bought = (await boughtVials(tx.db, customerId)).find(
      (each) => each.orderItemId === orderItemId && each.lotId === lotId,
    );
    if (bought?.productId !== plan.productId) return refuse("not_this_vial");
    if (bought.opened >= bought.units) return refuse("none_left");
    if (bought.recalledAt !== null) return refuse("recalled");
    if (bought.lotExpiresOn !== null && bought.lotExpiresOn < mixedOn) return refuse("lot_expired");
    const { contentMicrograms } = bought;
    const isInstructed =
      asInstructed && instruction !== null && instruction.vialMicrograms === contentMicrograms;
    const inserted = await tx.db
      .insert(therapyVials)
      .values({
        id,
        userId,
        planId,
        orderItemId,
        lotId,
        contentMicrograms,
        waterMicrolitres: isInstructed ? instruction.waterMicrolitres : null,
        mixedOn,
        useWithinDays: USE_WITHIN_DAYS,
        openedAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: therapyVials.id });
    return inserted.length > 0 ? ok({ vialId: id }) : refuse("not_this_vial");
  });
}
