import { Card } from "#app/ui/card.tsx";
import { TextAnchor } from "#app/ui/button.tsx";
import { lotAdminMessages as say } from "../texts/staff.ts";
import type { ShownReport } from "../views/show-lots.ts";
import { Folded, FoldedAct, type FailureOf } from "./folded-act.tsx";
import { ReportForm } from "./report-form.tsx";

type StaffReport = Pick<ShownReport, "href" | "file" | "labName" | "reportedOn"> & {
  id: string;
  withdrawnWhy: string | null;
  hasFailed: boolean;
  results: readonly { test: string; value: string; limit: string | undefined; method: string }[];
};

type LotReportsProps = {
  lot: { reports: readonly StaffReport[]; mayWrite: boolean };
  failureOf: FailureOf;
};

/** A lot's reports for staff, each with a form that withdraws it, and the form for another one. */
export function LotReports({ lot: { reports, mayWrite }, failureOf }: LotReportsProps) {
  const failure = failureOf("report");
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.reports}</h2>
      {reports.length === 0 && <p className="text-ink-soft">{say.noReports}</p>}
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li className="grid gap-3 border-t border-line pt-3" key={report.id}>
            <Report report={report} />
            {report.withdrawnWhy !== null && <p>{say.withdrawn(report.withdrawnWhy)}</p>}
            {report.hasFailed && <p className="text-sm text-ink-soft">{say.seeFailed}</p>}
            {report.withdrawnWhy === null && !report.hasFailed && mayWrite && (
              <FoldedAct
                danger
                failure={failureOf("withdraw", report.id)}
                hint={say.withdrawHint}
                intent={`withdraw ${report.id}`}
                submit={say.withdrawNow}
                title={say.withdraw}
              >
                <input name="reportId" type="hidden" value={report.id} />
              </FoldedAct>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Folded open={failure !== undefined} title={say.add}>
          <ReportForm failure={failure} />
        </Folded>
      )}
    </Card>
  );
}

function Report({ report }: { report: StaffReport }) {
  const { href, file, labName, reportedOn, results, withdrawnWhy } = report;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6">
        <span>
          <span className="font-semibold">{labName}</span>
          <span className="figures block text-sm text-ink-soft">
            {reportedOn} · {file}
          </span>
        </span>
        {withdrawnWhy === null && (
          <TextAnchor href={href} target="_blank">
            {say.open}
          </TextAnchor>
        )}
      </div>
      <dl className="grid gap-2">
        {results.map(({ test, value, limit, method }) => (
          <div className="grid gap-x-4 md:grid-cols-[10rem_1fr]" key={test}>
            <dt className="text-ink-soft">{test}</dt>
            <dd className="figures min-w-0 wrap-anywhere">
              {value}
              <span className="block text-sm text-ink-soft">
                {method}
                {limit && `. ${limit}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
