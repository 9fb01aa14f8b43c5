import { funnelOf } from "#app/modules/reports/queries/funnel.server.ts";
import { daysOfFunnel } from "#app/modules/reports/rules/sum-funnel.ts";
import { funnelMessages as say } from "#app/modules/reports/texts/staff-funnel.ts";
import { reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/funnel-file.ts";

/** A row for each day with a column for each step. */
export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "visits",
    head: say.head,
    rows: async (db, days) =>
      daysOfFunnel(await funnelOf(db, days)).map(({ day, counts }) => [day, ...counts]),
  });
