import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";

type BookingTime = { id: string; startsAt: Date };

/** A day before; who books later than that has just read when it is. */
export async function planReminder(tx: Ctx, { id, startsAt }: BookingTime): Promise<void> {
  const runAt = addDays(startsAt, -1);
  if (runAt <= tx.now) return;
  const payload = { bookingId: id, startsAt: startsAt.toISOString() };
  await enqueue(tx.db, "consultations.remind", payload, { runAt });
}
