import { formatDateTime } from "#app/lib/dates.ts";
import { may } from "#app/platform/access/may.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { openAssessment } from "../../commands/open-assessment.server.ts";
import { resultTitle } from "../../components/result-view.tsx";
import { listClinicians } from "../../queries/staff.server.ts";

/** Each reading is recorded. A refused form shows the page again, which is a reading too. */
export async function showAssessment({ ctx, log }: RequestContext, assessmentId: string) {
  const opened = await openAssessment(ctx, assessmentId);
  if (!opened.ok && opened.reason === "unreadable") {
    log.error({ assessmentId }, "a stored assessment cannot be read");
  }
  if (!opened.ok) throw notFound();
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
