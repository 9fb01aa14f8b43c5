import type { Days } from "#app/lib/report/period.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { withPaid, type Funnel } from "../rules/sum-funnel.ts";
import { takingsOf } from "./sales.server.ts";
import { visitsOf } from "./visits-of.server.ts";

/** How far the visits of each day went, and how many orders were paid on it. */
export async function funnelOf(db: Db, days: Days): Promise<Funnel> {
  const [visits, sales] = await Promise.all([visitsOf(db, days), takingsOf(db, days)]);
  return withPaid(visits, sales);
}
