import { desc, gte } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parcelChecks } from "../tables/parcel-checks.server.ts";

export type ChecksOfDay = { day: string; found: number; notFound: number };

/** Parcel checks per day, newest first. Leaves out days without any. */
export async function checksOfParcels(
  { db, now }: Pick<Ctx, "db" | "now">,
  days: number,
): Promise<ChecksOfDay[]> {
  const { day, found, notFound } = parcelChecks;
  return db
    .select({ day, found, notFound })
    .from(parcelChecks)
    .where(gte(day, shopDay(addDays(now, 1 - days))))
    .orderBy(desc(day));
}
