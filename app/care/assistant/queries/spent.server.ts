import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { assistantSpending } from "../tables.server.ts";

/** The month of Manila that a moment is in, as `2026-11`. */
export const monthOf = (now: Date): string => shopDay(now).slice(0, 7);

/** The model's cost this month, in millionths of a US dollar. */
export async function spentIn(db: Db, now: Date): Promise<number> {
  const { spent, month } = assistantSpending;
  const [row] = await db
    .select({ spent })
    .from(assistantSpending)
    .where(eq(month, monthOf(now)));
  return row?.spent ?? 0;
}
