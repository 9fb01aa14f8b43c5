import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { therapyEffects } from "../tables.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { PlanRefusal } from "./open-plan.server.ts";

/** Removes a note of the actor's own. */
export async function removeEffects(ctx: Ctx, id: string): Promise<Result<undefined, PlanRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const owner = await openCourse(tx);
    if (!owner.ok) return owner;
    if (!isUuid(id)) return refuse("not_found");
    const removed = await tx.db
      .delete(therapyEffects)
      .where(and(eq(therapyEffects.id, id), eq(therapyEffects.userId, owner.value.userId)))
      .returning({ id: therapyEffects.id });
    return removed.length > 0 ? ok(undefined) : refuse("not_found");
  });
}
