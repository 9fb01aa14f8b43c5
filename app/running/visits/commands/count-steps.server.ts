import { sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Step } from "../rules/steps.ts";
import { visitCounts } from "../tables.server.ts";

/** Adds one to each of these steps today. Anyone may call it, because the counts are anonymous. */
export async function countSteps({ db, now }: Ctx, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const day = shopDay(now);
  // A fixed order, so that two visits cannot deadlock.
  const rows = steps.toSorted().map((step) => ({ day, step, count: 1 }));
  await db
    .insert(visitCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [visitCounts.day, visitCounts.step],
      set: { count: sql`${visitCounts.count} + 1` },
    });
}
