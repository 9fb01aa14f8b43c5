import { formatDateTime } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { openAssessment } from "../../commands/open-assessment.server.ts";
import { resultTitle } from "../../components/result-view.tsx";
import { goalProducts } from "../../queries/rules.server.ts";
import { listClinicians } from "../../queries/staff.server.ts";
import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { entrustAssessment } from "../../commands/entrust-assessment.server.ts";
import { staffMessages as say } from "../../texts/staff.ts";

/** Each reading is recorded. A refused form shows the page again, which is a reading too. */
export async function showAssessment({ ctx, log }: RequestContext, assessmentId: string) {
  const opened = await openAssessment(ctx, assessmentId);
  if (!opened.ok && opened.reason === "unreadable") {
    log.error({ assessmentId }, "a stored assessment cannot be read");
  }
  if (!opened.ok) throw notFound();
  const { answers, outcome, completedAt, rulesVersion, clinicianId } = opened.value;
  const names = new Map((await goalProducts(ctx.db)).map(({ slug, name }) => [slug, name]));
  return {
    answers,
    title: resultTitle(outcome.judgement),
    products: outcome.products.map((slug) => names.get(slug) ?? slug),
    version: rulesVersion,
    taken: formatDateTime(completedAt),
    clinicianId,
    clinicians: may(ctx.actor, "health:entrust") ? await listClinicians(ctx.db) : undefined,
  };
}

export async function submitClinician(served: RequestContext, request: Request, id: string) {
  const clinicianId = (await readFormTexts(request))["clinicianId"];
  if (clinicianId === undefined) return data({ message: say.notUnderstood }, { status: 400 });
  const done = await entrustAssessment(served.ctx, { id, clinicianId: clinicianId || null });
  if (!done.ok && done.reason === "not_found") throw notFound();
  if (!done.ok) {
    const message = done.reason === "no_clinician" ? say.noClinician : say.forbidden;
    return data({ message }, { status: 409 });
  }
  return redirectWithFlash(
    served,
    href("/admin/assessments/:assessmentId", { assessmentId: id }),
    say.entrusted,
  );
}
