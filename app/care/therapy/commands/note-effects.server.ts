import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import type { Effect } from "../rules/felt.ts";
import { BACK_FILL_DAYS } from "../rules/plan-terms.ts";
import { therapyEffects } from "../tables.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { CourseRefusal } from "./open-owner.server.ts";

export type EffectsRefusal = CourseRefusal | Refusal<"day_ahead" | "day_old">;

/** Stores the actor's effects on a day. A form that is sent twice is stored once. */
export async function noteEffects(
  ctx: Ctx,
  { id, felt, feltOn }: { id: string; felt: readonly Effect[]; feltOn: Day },
): Promise<Result<undefined, EffectsRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const owner = await openCourse(tx);
    if (!owner.ok) return owner;
    const ago = daysFrom(feltOn, shopDay(tx.now));
    if (ago < 0) return refuse("day_ahead");
    if (ago > BACK_FILL_DAYS) return refuse("day_old");
    const { userId } = owner.value;
    await tx.db
      .insert(therapyEffects)
      .values({ id, userId, felt: [...felt], feltOn, notedAt: tx.now })
      .onConflictDoNothing();
    return ok(undefined);
  });
}
