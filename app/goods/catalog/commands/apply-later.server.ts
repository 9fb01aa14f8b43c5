import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";

/** Queues jobs for start and end. If the schedule was moved, its old job finds nothing to do. */
export async function applyLater(
  tx: Ctx,
  id: string,
  { startsAt, endsAt }: { startsAt?: Date; endsAt: Date | null },
): Promise<void> {
  const at = (step: string, runAt: Date) => ({
    task: "catalog.apply-prices" as const,
    payload: {},
    options: { runAt, key: `price ${id} ${step}` },
  });
  await enqueueAll(tx.db, [
    ...(startsAt ? [at("starts", startsAt)] : []),
    ...(endsAt ? [at("ends", endsAt)] : []),
  ]);
}
