import { gte, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { sentMessages } from "../tables.server.ts";

/** The first moment of the month in Manila. */
const monthStart = (now: Date) => new Date(`${shopDay(now).slice(0, 7)}-01T00:00:00+08:00`);

/** Texts of this month and their cost in centavos. */
export async function spentThisMonth(db: Db, now: Date): Promise<{ cost: number; texts: number }> {
  const [sum] = await db
    .select({
      cost: sql<number>`coalesce(sum(${sentMessages.cost}), 0)::int`,
      texts: sql<number>`count(*)::int`,
    })
    .from(sentMessages)
    .where(gte(sentMessages.askedAt, monthStart(now)));
  return sum ?? { cost: 0, texts: 0 };
}
