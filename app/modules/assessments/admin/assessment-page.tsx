import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { entrustAssessment } from "../commands/entrust-assessment.server.ts";
import { openAssessment } from "../commands/open-assessment.server.ts";
import { AnswerList } from "../components/answer-list.tsx";
import { resultTitle } from "../components/result-view.tsx";
import { listClinicians } from "../queries/staff.server.ts";
import { EntrustForm } from "./entrust-form.tsx";
import { staffMessages as say } from "../texts/staff.ts";
import type { Route } from "./+types/assessment-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.one, matches)];

/** Reading it is what is recorded: a refused form shows the page again, and that is a reading too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, log } = context.get(requestContext);
  const opened = await openAssessment(ctx, params.assessmentId);
  if (!opened.ok && opened.reason === "unreadable") {
    log.error({ assessmentId: params.assessmentId }, "a stored assessment cannot be read");
  }
  if (!opened.ok) throw data(null, { status: 404 });
  const { answers, outcome, completedAt, rulesVersion, clinicianId } = opened.value;
  return {
    answers,
    title: resultTitle(outcome.judgement),
    products: outcome.products,
    version: rulesVersion,
    taken: formatDateTime(completedAt),
    clinicianId,
    clinicians: may(ctx.actor, "health:entrust") ? await listClinicians(ctx.db) : undefined,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const clinicianId = (await readFormTexts(request))["clinicianId"];
  if (clinicianId === undefined) return data({ message: say.notUnderstood }, { status: 400 });
  const id = params.assessmentId;
  const done = await entrustAssessment(ctx, { id, clinicianId: clinicianId || null });
  if (!done.ok && done.reason === "not_found") throw data(null, { status: 404 });
  if (!done.ok) {
    const message = done.reason === "no_clinician" ? say.noClinician : say.forbidden;
    return data({ message }, { status: 409 });
  }
  return redirectWithFlash({ env }, `/admin/assessments/${id}`, say.entrusted);
}

export default function AssessmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, title, products, version, taken, clinicians, clinicianId } = loaderData;
  return (
    <div className="grid gap-6">
      <PageTitle
        actions={
          <LinkButton to="/admin/assessments" variant="secondary">
            {say.back}
          </LinkButton>
        }
        lead={`${say.takenOn(taken)}. ${say.recorded}`}
      >
        {say.one}
      </PageTitle>
      {actionData && <Notice title={actionData.message} tone="error" />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <section className="grid gap-3">
          <h2 className="text-xl">{say.answers}</h2>
          <p className="text-sm text-ink-soft">{say.typed}</p>
          <AnswerList answers={answers} />
        </section>
        <div className="grid gap-6">
          <Card as="section" className="grid gap-2">
            <h2 className="text-xl">{say.result}</h2>
            <p className="font-semibold">{title}</p>
            <p>
              {say.products}: {products.length > 0 ? products.join(", ") : say.noProducts}
            </p>
            <p className="text-sm text-ink-soft">{say.version(version)}</p>
          </Card>
          {clinicians && <EntrustForm chosen={clinicianId} clinicians={clinicians} />}
        </div>
      </div>
    </div>
  );
}
