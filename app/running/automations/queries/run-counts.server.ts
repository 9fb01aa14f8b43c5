import { and, count, eq, gte, or, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AutomationKey } from "../rules/automation-terms.ts";
import { NO_COUNTS, type RunCounts } from "../rules/run-counts.ts";
import { automationRuns } from "../tables.server.ts";

/** Ended runs are counted for this many days. */
export const COUNTED_DAYS = 30;

export async function countRuns({
  db,
  now,
}: Pick<Ctx, "db" | "now">): Promise<Map<AutomationKey, RunCounts>> {
  const { automation, state, waitsFor, endedWhy, endedAt } = automationRuns;
  const rows = await db
    .select({ automation, state, waitsFor, endedWhy, n: count() })
    .from(automationRuns)
    .where(or(eq(state, "waiting"), gte(endedAt, addDays(now, -COUNTED_DAYS))))
    .groupBy(automation, state, waitsFor, endedWhy);
  const found = new Map<AutomationKey, RunCounts>();
  for (const row of rows) {
    const counts = found.get(row.automation) ?? NO_COUNTS;
    found.set(row.automation, add(counts, row));
  }
  return found;
}

type Row = Pick<typeof automationRuns.$inferSelect, "state" | "waitsFor" | "endedWhy"> & {
  n: number;
};

function add(counts: RunCounts, { state, waitsFor, endedWhy, n }: Row): RunCounts {
  if (state === "sent") return { ...counts, sent: counts.sent + n };
  if (state === "waiting" && waitsFor === "quiet_hours")
    return { ...counts, quiet: counts.quiet + n };
  if (state === "waiting" && waitsFor === "mail_limit")
    return { ...counts, limit: counts.limit + n };
  if (state === "waiting") return { ...counts, waiting: counts.waiting + n };
  const why = endedWhy ?? "";
  const ended = { ...counts[state], [why]: (counts[state][why] ?? 0) + n };
  return { ...counts, [state]: ended };
}

export async function hadMailSince(
  { db }: Pick<Ctx, "db">,
  { key, email, since }: { key: AutomationKey; email: string; since: Date },
): Promise<boolean> {
  const { automation, state, endedAt } = automationRuns;
  const own = and(
    eq(automationRuns.email, email),
    eq(automation, key),
    eq(state, "sent"),
    gte(endedAt, since),
  );
  const [found] = await db
    .select({ one: sql`1` })
    .from(automationRuns)
    .where(own)
    .limit(1);
  return found !== undefined;
}
