import { gte, sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { arrivals } from "../tables.server.ts";
import { isItsParcel } from "./find-arrival.server.ts";

const FIGURE_DAYS = 90;

/** The number of reports and of warm parcels, by courier. */
export async function courierFigures({ db, now }: Ctx) {
  const rows = await db
    .select({
      courier: parcels.courier,
      reports: sql<number>`count(*)::int`,
      warm: sql<number>`(count(*) filter (where ${arrivals.felt} = 'warm'))::int`,
    })
    .from(arrivals)
    .innerJoin(parcels, isItsParcel)
    .where(gte(arrivals.reportedAt, addDays(now, -FIGURE_DAYS)))
    .groupBy(parcels.courier);
  // An older code and today's name are the same courier.
  const named = rows.map((row) => ({ ...row, courier: row.courier && courierName(row.courier) }));
  return [...Map.groupBy(named, ({ courier }) => courier)]
    .map(([courier, own]) => ({
      courier,
      reports: own.reduce((sum, { reports }) => sum + reports, 0),
      warm: own.reduce((sum, { warm }) => sum + warm, 0),
    }))
    .toSorted((a, b) => b.reports - a.reports || (a.courier ?? "").localeCompare(b.courier ?? ""));
}

export type CourierFigures = Awaited<ReturnType<typeof courierFigures>>;
