import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { ONCE_MINUTES } from "../rules/look-ups.ts";
import { vialCodes } from "../tables.server.ts";

/** Counts look-ups of a code, at most one in ten minutes. Look-ups by staff are left out. */
export async function countLookup({ db, actor, now }: Ctx, code: string): Promise<void> {
  if (may(actor, "lots:read")) return;
  const { lookups, firstLookupAt, lastLookupAt } = vialCodes;
  const isNew = or(isNull(lastLookupAt), lt(lastLookupAt, addMinutes(now, -ONCE_MINUTES)));
  await db
    .update(vialCodes)
    .set({
      lookups: sql`${lookups} + 1`,
      firstLookupAt: sql`coalesce(${firstLookupAt}, ${now})`,
      lastLookupAt: now,
    })
    .where(and(eq(vialCodes.code, code), isNew));
}
