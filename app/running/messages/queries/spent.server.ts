import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { messageConnection, sentMessages } from "../tables.server.ts";

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
    .where(and(eq(sentMessages.channel, "sms"), gte(sentMessages.askedAt, monthStart(now))));
  return sum ?? { cost: 0, texts: 0 };
}

/**
 * 1 while texts are off against the owner's will: the limit of the month is reached, or the company
 * refuses the keys. A limit of 0 pauses texts on purpose.
 */
export const pausedTexts = (now: Date): SQL => sql`(select count(*)::int
  from ${messageConnection} c
  where c.provider is not null and c.monthly_limit > 0 and (c.refused_since is not null
    or (select coalesce(sum(m.cost), 0) from ${sentMessages} m
      where m.asked_at >= ${monthStart(now).toISOString()}::timestamptz) + c.part_price > c.monthly_limit))`;
