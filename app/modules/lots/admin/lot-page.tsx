import { data, Form, Link, redirect, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import type { Conflict } from "#app/lib/edit.ts";
import { may } from "#app/platform/access/may.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { addLabReport } from "../commands/add-lab-report.server.ts";
import { CorrectLot, FoldedAct } from "../components/lot-acts.tsx";
import type { ActFailure } from "../components/lot-acts.tsx";
import { ReportForm } from "../components/report-form.tsx";
import { reportInput } from "../input.ts";
import { findLot } from "../queries/list-lots.server.ts";
import { lotState } from "../rules/lot-state.ts";
import { MAX_REPORT_BYTES, REPORT_FIELD, REPORT_FILES } from "../rules/report-terms.ts";
import { showReport } from "../views/show-lots.ts";
import { lotTexts } from "./lot-fields.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import { lotActs } from "./submit-lot.server.ts";
import type { Route } from "./+types/lot-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.lotTitle(loaderData.lotNumber) : say.title, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const lot = await findLot(ctx.db, params.lotId);
  if (!lot) throw data(null, { status: 404 });
  return {
    lotNumber: lot.lotNumber,
    isDemo: lot.isDemo,
    page: `${href("/product/:id", { id: lot.slug })}#lab-report`,
    facts: [
      [say.product, lot.productName],
      [say.received, `${lot.receivedUnits} · ${formatDate(lot.receivedAt)}`],
      ...(lot.madeOn ? [[say.madeOn, formatDate(lot.madeOn)]] : []),
      [say.expiresOn, formatDate(lot.expiresOn)],
    ] as [string, string][],
    reports: lot.found.map(({ withdrawnWhy, ...report }) => ({
      id: report.id,
      withdrawnWhy,
      ...showReport(report),
    })),
    state: lotState(lot, shopDay(ctx.now)),
    wasOpen: lot.openedAt !== null,
    closedWhy: lot.closedWhy ?? "",
    values: editable(lotTexts(lot), lot.version),
    mayWrite: may(ctx.actor, "lots:write"),
  };
}

const STATUS: Record<keyof typeof say.errors, number> = {
  forbidden: 403,
  not_found: 404,
  taken: 409,
  over: 409,
  is_open: 409,
  not_open: 409,
  no_report: 409,
  missing: 422,
  too_large: 413,
  not_whole: 400,
  not_a_document: 422,
  active_pdf: 422,
};

type Answer = {
  intent: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  conflict?: Conflict | undefined;
};
const answered = (status: number, answer: Answer) => data(answer, { status });

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const { texts, file } = await readUploadForm(request, REPORT_FIELD, MAX_REPORT_BYTES);
  const asked = texts["intent"] ?? "";
  const act = Object.hasOwn(lotActs, asked) ? lotActs[asked] : undefined;
  const intent = act ? asked : "report";
  const refused = (reason: keyof typeof say.errors) => {
    const errors: Record<string, string> = { [REPORT_FIELD]: say.errors[reason] };
    return answered(STATUS[reason], { intent, errors, values: texts });
  };
  if (act) {
    if (!(await findLot(ctx.db, params.lotId))) throw data(null, { status: 404 });
    const done = await act(ctx, params.lotId, texts);
    if (done.ok) return backWith(env.appUrl, params.lotId, done.value);
    if (done.reason === "undecided" || done.reason === "changed_meanwhile") {
      const status = done.reason === "undecided" ? 422 : 409;
      return answered(status, { intent, errors: {}, values: texts, conflict: done.conflict });
    }
    if (done.reason !== "wrong") return refused(done.reason);
    return answered(422, { intent, errors: done.errors, values: texts });
  }
  if (!file.ok && file.reason !== "missing") return refused(file.reason);
  const form = parseForm(reportInput, texts);
  if (!form.ok) {
    return answered(422, { intent, errors: form.errors, values: form.values });
  }
  if (!file.ok) return refused(file.reason);
  const store = context.get(filesContext).area(REPORT_FILES);
  const report = { lotId: params.lotId, sent: file.value, facts: form.value };
  const lot = await findLot(ctx.db, params.lotId);
  const added = lot ? await addLabReport(ctx, store, report) : undefined;
  if (!added) throw data(null, { status: 404 });
  if (!added.ok) return refused(added.reason);
  return backWith(env.appUrl, params.lotId, say.added);
}

function backWith(appUrl: string, lotId: string, text: string) {
  return redirect(href("/admin/lots/:lotId", { lotId }), {
    status: 303,
    headers: { "set-cookie": flashCookie(appUrl, { tone: "success", text }) },
  });
}

/** Also after a refusal: mostly a colleague was first. */
export const shouldRevalidate = () => true;

export default function LotPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lotNumber, isDemo, page, facts, mayWrite } = loaderData;
  const conflict = actionData?.conflict;
  const failureOf: FailureOf = (intent, reportId) => {
    if (actionData?.intent !== intent || conflict) return undefined;
    return reportId && actionData.values["reportId"] !== reportId ? undefined : actionData;
  };
  const refused = actionData?.intent !== "report" && actionData?.errors[REPORT_FIELD];
  return (
    <>
      <PageTitle
        actions={
          <Link className={link} to={href("/admin/lots")}>
            {say.back}
          </Link>
        }
      >
        {say.lotTitle(lotNumber)}
      </PageTitle>
      {refused && <Notice className="mb-6" title={refused} tone="error" />}
      {conflict && <ConflictForm className="mb-6" conflict={conflict} discardTo="" />}
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
          <Packing failureOf={failureOf} lot={loaderData} />
          <Reports failureOf={failureOf} lot={loaderData} />
        </div>
        {mayWrite && <ReportForm failure={failureOf("report")} />}
      </div>
    </>
  );
}

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

type FailureOf = (intent: string, reportId?: string) => ActFailure | undefined;
type PartProps = { lot: Route.ComponentProps["loaderData"]; failureOf: FailureOf };

/** Whether parcels are packed from it, and what staff can change about that. */
function Packing({ lot, failureOf }: PartProps) {
  const { state, wasOpen, closedWhy, mayWrite, values } = lot;
  const text = state === "closed" ? say.stateTexts.closed(closedWhy) : say.stateTexts[state];
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{say.packing}</h2>
        <Badge tone={state === "open" ? "success" : "neutral"}>{say.states[state]}</Badge>
      </div>
      <p>{text}</p>
      {mayWrite && (state === "waiting" || state === "closed") && (
        <Form method="post">
          <Button name="intent" value="open">
            {wasOpen ? say.openAgain : say.openNow}
          </Button>
        </Form>
      )}
      {mayWrite && wasOpen && state !== "closed" && (
        <FoldedAct
          failure={failureOf("close")}
          hint={say.closeHint}
          intent="close"
          submit={say.closeNow}
          title={say.close}
        />
      )}
      {mayWrite && <CorrectLot failure={failureOf("correct")} stored={values} />}
    </Card>
  );
}

function Reports({ lot: { reports, mayWrite }, failureOf }: PartProps) {
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
                <a className={link} href={href} target="_blank">
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
