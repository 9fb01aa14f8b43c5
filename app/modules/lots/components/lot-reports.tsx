import { Card } from "#app/ui/card.tsx";
import { lotAdminMessages as say } from "../texts/staff.ts";
import type { ShownReport } from "../views/show-lots.ts";
import { FoldedAct, type FailureOf } from "./folded-act.tsx";

type LotReportsProps = {
  lot: {
    reports: readonly (ShownReport & { id: string; withdrawnWhy: string | null })[];
    mayWrite: boolean;
  };
  failureOf: FailureOf;
};

/** The reports of a lot for staff, each with the form that withdraws it. */
export function LotReports({ lot: { reports, mayWrite }, failureOf }: LotReportsProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.reports}</h2>
      {reports.length === 0 && <p className="text-ink-soft">{say.noReports}</p>}
      <ul className="grid gap-3">
        {reports.map(({ id, href, file, labName, method, purity, reportedOn, withdrawnWhy }) => (
          <li className="grid gap-3 border-t border-line pt-3" key={id}>
            <div className="flex flex-wrap justify-between gap-x-6">
              <span>
                <span className="font-semibold">{labName}</span>, {method}
                <span className="figures block text-sm text-ink-soft">
                  {reportedOn} · {say.purity}: {purity ?? say.noPurity} · {file}
                </span>
              </span>
              {withdrawnWhy === null && (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href={href}
                  target="_blank"
                >
                  {say.open}
                </a>
              )}
            </div>
            {withdrawnWhy !== null && <p>{say.withdrawn(withdrawnWhy)}</p>}
            {withdrawnWhy === null && mayWrite && (
              <FoldedAct
                danger
                failure={failureOf("withdraw", id)}
                hint={say.withdrawHint}
                intent={`withdraw ${id}`}
                submit={say.withdrawNow}
                title={say.withdraw}
              >
                <input name="reportId" type="hidden" value={id} />
              </FoldedAct>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
