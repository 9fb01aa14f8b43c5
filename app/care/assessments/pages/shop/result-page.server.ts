import { data, href, redirect } from "react-router";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { assessmentAccess } from "../../queries/assessment-access.server.ts";
import { anonymousAssessment } from "../../queries/own.server.ts";
import { currentRules } from "../../queries/rules.server.ts";
import { showResult } from "../../queries/show-result.server.ts";
import { recommend } from "../../rules/recommend.ts";
import { isComplete } from "../../rules/steps.ts";
import { consentWording } from "../../texts/shopper.ts";
import { readDraft, readKept } from "./assessment-cookies.server.ts";

/** The result of this browser. While the assessment is closed only that there is one shows. */
export async function showResultPage(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const closed = (await assessmentAccess(served)) === "closed";
  const found = await findResult(served, { request, closed });
  if (!found) throw redirect(href("/assessment"));
  const { flash, headers } = takeFlash(request, env.appUrl);
  const { site_name } = await loadSettings(ctx.db);
  const page = {
    shown: closed ? undefined : found.shown,
    contact: found.shown.contact,
    consent: consentWording(site_name),
    saved: found.saved,
    signedIn: ctx.actor.kind === "user",
    flash: flash ?? null,
  };
  return data(page, { headers });
}

/**
 * The answers in this browser's draft, or else the latest result saved without an account. While
 * the assessment is closed, only the latter is possible.
 */
async function findResult(
  served: RequestContext,
  { request, closed }: { request: Request; closed: boolean },
) {
  const { db } = served.ctx;
  const draft = closed ? undefined : readDraft(request, served);
  if (draft && isComplete(draft.answers)) {
    const outcome = recommend(draft.answers, await currentRules(db));
    return { shown: await showResult(db, draft.answers, outcome), saved: false };
  }
  const id = readKept(request, served).at(-1);
  const stored = id && (await anonymousAssessment(db, id));
  if (!stored) return undefined;
  return { shown: await showResult(db, stored.answers, stored.outcome), saved: true };
}
