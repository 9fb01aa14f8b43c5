import { inArray, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { salesDays, salesDaysDue } from "../tables.server.ts";

/** Computes the sums of all days that were written to since the last time. */
export async function sumDays({ db }: Pick<Ctx, "db">): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${salesDays} in share row exclusive mode`);
    // A write that commits after this statement leaves its row for the next time.
    const due = await tx.delete(salesDaysDue).returning({ day: salesDaysDue.day });
    const days = [...new Set(due.map(({ day }) => day))];
    if (days.length === 0) return;
    await tx.delete(salesDays).where(inArray(salesDays.day, days));
    await tx.execute(sql`insert into ${salesDays} (day, method, orders, paid, refunded)
      select day, sums.* from unnest(${sql.param(days)}::date[]) day
        cross join lateral sales_of_day(day) sums`);
  });
}
