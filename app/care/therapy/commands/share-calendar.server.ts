import { eq } from "drizzle-orm";
import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { therapyCalendars } from "../tables.server.ts";
import { openCourse } from "./open-course.server.ts";
import type { CourseRefusal } from "./open-owner.server.ts";

/** Gives the actor a new secret address for their calendar, or none: the one before ends either way. */
export async function shareCalendar(
  ctx: Ctx,
  isShared: boolean,
): Promise<Result<undefined, CourseRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const owner = await openCourse(tx);
    if (!owner.ok) return owner;
    const { userId } = owner.value;
    await tx.db.delete(therapyCalendars).where(eq(therapyCalendars.userId, userId));
    if (!isShared) return ok(undefined);
    const calendar = { id: tx.ids.newId(), userId, createdAt: tx.now };
    await tx.db.insert(therapyCalendars).values(calendar);
    return ok(undefined);
  });
}
