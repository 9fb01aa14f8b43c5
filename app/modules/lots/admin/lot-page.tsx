import { data, Link, redirect } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { addLabReport } from "../commands/add-lab-report.server.ts";
import { ReportForm } from "../components/report-form.tsx";
import { reportInput } from "../input.ts";
import { findLot } from "../queries/list-lots.server.ts";
import { MAX_REPORT_BYTES, REPORT_FIELD, REPORT_FILES } from "../rules/report-terms.ts";
import { showReport } from "../rules/show-lots.ts";
import { lotAdminMessages as say } from "./messages.ts";
import type { Route } from "./+types/lot-page.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? say.lotTitle(loaderData.lotNumber) : say.title} · Project: Me` },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const lot = await findLot(ctx.db, params.lotId);
  if (!lot) throw data(null, { status: 404 });
  return {
    lotNumber: lot.lotNumber,
    isDemo: lot.isDemo,
    page: `/product/${lot.slug}#lab-report`,
    facts: [
      [say.product, lot.productName],
      [say.received, `${lot.receivedUnits} · ${formatDate(lot.receivedAt)}`],
      ...(lot.madeOn ? [[say.madeOn, formatDate(lot.madeOn)]] : []),
      [say.expiresOn, formatDate(lot.expiresOn)],
    ] as [string, string][],
    reports: lot.found.map((report) => ({ id: report.id, ...showReport(report) })),
    mayWrite: may(ctx.actor, "lots:write"),
  };
}

const STATUS: Record<keyof typeof say.errors, number> = {
  forbidden: 403,
  not_found: 404,
  taken: 409,
  over: 409,
  missing: 422,
  too_large: 413,
  not_whole: 400,
  not_a_document: 422,
  active_pdf: 422,
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const { texts, file } = await readUploadForm(request, REPORT_FIELD, MAX_REPORT_BYTES);
  const refused = (reason: keyof typeof say.errors) => {
    const errors: Record<string, string> = { [REPORT_FIELD]: say.errors[reason] };
    return data({ errors, values: texts }, { status: STATUS[reason] });
  };
  if (!file.ok && file.reason !== "missing") return refused(file.reason);
  const form = parseForm(reportInput, texts);
  if (!form.ok) return data({ errors: form.errors, values: form.values }, { status: 422 });
  if (!file.ok) return refused(file.reason);
  const store = context.get(filesContext).area(REPORT_FILES);
  const report = { lotId: params.lotId, sent: file.value, facts: form.value };
  const lot = await findLot(ctx.db, params.lotId);
  const added = lot ? await addLabReport(ctx, store, report) : undefined;
  if (!added) throw data(null, { status: 404 });
  if (!added.ok) return refused(added.reason);
  return redirect(`/admin/lots/${params.lotId}`, {
    status: 303,
    headers: { "set-cookie": flashCookie(env.appUrl, { tone: "success", text: say.added }) },
  });
}

export default function LotPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lotNumber, isDemo, page, facts, reports, mayWrite } = loaderData;
  return (
    <>
      <PageTitle
        actions={
          <Link className={link} to="/admin/lots">
            {say.back}
          </Link>
        }
      >
        {say.lotTitle(lotNumber)}
      </PageTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_26rem]">
        <div className="grid gap-6">
          <Card as="section" className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">{say.facts}</h2>
              {isDemo && <Badge tone="warning">{say.demo}</Badge>}
            </div>
            <dl className="grid gap-3 sm:grid-cols-2">
              {facts.map(([label, value]) => (
                <div className="grid gap-0.5" key={label}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="figures">{value}</dd>
                </div>
              ))}
            </dl>
            <p>
              <Link className={link} to={page}>
                {say.seeOnPage}
              </Link>
            </p>
          </Card>
          <Reports reports={reports} />
        </div>
        {mayWrite && <ReportForm failure={actionData} />}
      </div>
    </>
  );
}

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

function Reports({ reports }: Pick<Route.ComponentProps["loaderData"], "reports">) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.reports}</h2>
      {reports.length === 0 && <p className="text-ink-soft">{say.noReports}</p>}
      <ul className="grid gap-3">
        {reports.map(({ id, href, file, labName, method, purity, reportedOn }) => (
          <li className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-3" key={id}>
            <span>
              <span className="font-semibold">{labName}</span>, {method}
              <span className="figures block text-sm text-ink-soft">
                {reportedOn} · {say.purity}: {purity ?? say.noPurity} · {file}
              </span>
            </span>
            <a className={link} href={href} target="_blank">
              {say.open}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
