import { and, eq, inArray, lt, notExists, or } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { CONFIRM_DAYS, UNDO_DAYS } from "../rules/subscription-terms.ts";
import { newsletterConfirmations, newsletterSubscriptions } from "../tables.server.ts";

const BATCH = 500;

/**
 * Deletes expired links, then addresses that were never confirmed or whose subscription ended a
 * while ago. Their dated consents stay and name no one.
 */
export async function forgetSubscriptions({ db, now }: Ctx): Promise<void> {
  const linksBefore = addDays(now, -CONFIRM_DAYS);
  await db
    .delete(newsletterConfirmations)
    .where(lt(newsletterConfirmations.createdAt, linksBefore));
  const open = db
    .select({ id: newsletterConfirmations.subscriptionId })
    .from(newsletterConfirmations)
    .where(eq(newsletterConfirmations.subscriptionId, newsletterSubscriptions.id));
  const over = or(
    and(
      eq(newsletterSubscriptions.state, "pending"),
      lt(newsletterSubscriptions.askedAt, linksBefore),
    ),
    and(
      eq(newsletterSubscriptions.state, "ended"),
      lt(newsletterSubscriptions.endedAt, addDays(now, -UNDO_DAYS)),
    ),
  );
  await inBatches(BATCH, async (size) => {
    const ids = db
      .select({ id: newsletterSubscriptions.id })
      .from(newsletterSubscriptions)
      .where(and(over, notExists(open)))
      .limit(size)
      .for("update", { skipLocked: true });
    const gone = await db
      .delete(newsletterSubscriptions)
      .where(inArray(newsletterSubscriptions.id, ids));
    return gone.rowCount ?? 0;
  });
}
