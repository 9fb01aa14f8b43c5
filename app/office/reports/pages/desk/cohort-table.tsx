import { Download } from "lucide-react";
import { href } from "react-router";
import { monthName } from "#app/lib/report/bucket-name.ts";
import { writePeriod, type Period } from "#app/lib/report/period.ts";
import { shareOf } from "#app/lib/report/share.ts";
import type { Cohort } from "../../rules/cohorts.ts";
import { customerReportMessages as say } from "../../texts/staff-customers.ts";
import { Button } from "#app/ui/button.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";

type CohortTableProps = { cohorts: readonly Cohort[]; period: Period };

/**
 * Starts with the first month that had orders. A deeper shade means that more buyers came again.
 */
export function CohortTable({ cohorts: all, period }: CohortTableProps) {
  const cohorts = all.slice(all.findIndex(({ buyers }) => buyers > 0));
  const [oldest] = cohorts;
  return (
    <section className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg font-semibold">{say.cohorts}</h2>
        <form action={href("/admin/analytics/customers/months")} method="post">
          <input name="query" type="hidden" value={writePeriod(period)} />
          <Button size="compact" variant="secondary">
            <Download aria-hidden="true" className="size-4" />
            {say.cohortsExport}
          </Button>
        </form>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">{say.cohortsLead}</p>
      <Table caption={say.cohorts} captionHidden density="dense">
        <thead>
          <tr>
            <Th className="report-cohort-name">{say.month}</Th>
            <Th className="max-md:px-2" numeric>
              {say.buyers}
            </Th>
            {oldest?.again.map((_, index) => (
              // A cohort ends with the current month, and a cell's position is its identity.
              // oxlint-disable-next-line react/no-array-index-key
              <Th className="report-cohort" key={index} numeric>
                <span aria-hidden="true">{say.afterShort(index + 1)}</span>
                <span className="sr-only">{say.after(index + 1)}</span>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <CohortLine cohort={cohort} key={cohort.month} width={oldest?.again.length ?? 0} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function CohortLine({ cohort, width }: { cohort: Cohort; width: number }) {
  const { month, buyers, again } = cohort;
  const left = width - again.length;
  return (
    <tr>
      <Th className="report-cohort-name" scope="row">
        {monthName(month)}
      </Th>
      <Td className="max-md:px-2" numeric>
        {buyers.toLocaleString("en")}
      </Td>
      {again.map((count, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <CohortCell buyers={buyers} count={count} key={index} />
      ))}
      {left > 0 && <Td colSpan={left} />}
    </tr>
  );
}

function CohortCell({ buyers, count }: { buyers: number; count: number }) {
  const share = shareOf(count, buyers);
  if (share === undefined) return <Td className="report-cohort" numeric />;
  return (
    <Td className="report-cohort" data-shade={shadeOf(share)} numeric title={say.of(count, buyers)}>
      {Math.round(share)}%<span className="sr-only">, {say.of(count, buyers)}</span>
    </Td>
  );
}

/**
 * Few shops see more than half of a month's buyers again, so the shades spread over usual shares.
 */
const SHADES = [1, 5, 10, 20, 35];

const shadeOf = (share: number) => SHADES.filter((from) => share >= from).length;
