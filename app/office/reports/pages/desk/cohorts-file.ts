import { shareOf } from "#app/lib/report/share.ts";
import { cohortsOf } from "../../queries/cohorts.server.ts";
import { cohortDays, readCohorts, shiftMonth, type Cohort } from "../../rules/cohorts.ts";
import { customerReportMessages as say } from "../../texts/staff-customers.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { reportFile } from "./report-file.server.ts";
import type { Route } from "./+types/cohorts-file.ts";

/** A row for each month of first orders and each month after it. */
export const action = (sent: Route.ActionArgs) =>
  reportFile(sent, {
    name: "customers-by-month",
    head: say.cohortsHead,
    rows: async (db, days) => {
      const all = cohortDays(days);
      return readCohorts(await cohortsOf(db, all), all).flatMap(fileRows);
    },
  });

function fileRows({ month, buyers, again }: Cohort): CsvRow[] {
  return again.map((count, index) => {
    const share = shareOf(count, buyers);
    const rounded = share === undefined ? "" : Math.round(share * 100) / 100;
    return [month, buyers, shiftMonth(month, index + 1), count, rounded];
  });
}
