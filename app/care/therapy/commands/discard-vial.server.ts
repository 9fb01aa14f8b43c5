import { and, eq, isNull } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { therapyVials } from "../tables.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { PlanRefusal } from "./open-plan.server.ts";

/** Notes that a vial was thrown away; its doses stay. Doing it twice is doing it once. */
export async function discardVial(
  ctx: Ctx,
  vialId: string,
): Promise<Result<undefined, PlanRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const owner = await openCourse(tx);
    if (!owner.ok) return owner;
    if (!isUuid(vialId)) return refuse("not_found");
    const own = and(eq(therapyVials.id, vialId), eq(therapyVials.userId, owner.value.userId));
    if ((await tx.db.$count(therapyVials, own)) === 0) return refuse("not_found");
    await tx.db
      .update(therapyVials)
      .set({ discardedAt: tx.now })
      .where(and(own, isNull(therapyVials.discardedAt)));
    return ok(undefined);
  });
}
