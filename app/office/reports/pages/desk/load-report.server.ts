import type { RouterContextProvider } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { readPeriod, type Days } from "#app/lib/report/period.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";

type ReportRequest = { url: URL; context: Readonly<RouterContextProvider> };

/** The data of a report: its period, that period's figures, and those of the days before. */
export async function loadReport<Read>(
  { url, context }: ReportRequest,
  read: (db: Db, days: Days) => Promise<Read>,
) {
  const { ctx } = context.get(requestContext);
  const today = shopDay(ctx.now);
  const period = readPeriod(url.searchParams, today);
  const [now, before] = await Promise.all([
    read(ctx.db, period.days),
    period.before && read(ctx.db, period.before),
  ]);
  return { today, period, now, before };
}
