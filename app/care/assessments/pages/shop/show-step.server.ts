import { data, redirect, href } from "react-router";
import { profileOf } from "#app/people/customers/queries/profile.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { assessmentAccess } from "../../queries/assessment-access.server.ts";
import type { SomeAnswers } from "../../rules/draft.ts";
import { isComplete, stepToShow } from "../../rules/steps.ts";
import { readDraft, readKept } from "./assessment-cookies.server.ts";

export async function showStep(served: RequestContext, request: Request, url: URL) {
  const { ctx, env } = served;
  const access = await assessmentAccess(served);
  const draft = readDraft(request, served);
  const asked = url.searchParams.get("step");
  const { flash, headers } = takeFlash(request, env.appUrl);
  if (access !== "closed" && asked === null && draft && isComplete(draft.answers)) {
    throw redirect(href("/assessment/result"), { headers });
  }
  const answers = draft?.answers ?? {};
  const page = {
    access,
    canonical: new URL(href("/assessment"), env.appUrl).href,
    stopped: draft?.stopped ?? false,
    step: stepToShow(asked, answers),
    answers: { ...(await knownOf(ctx)), ...answers },
    begun: draft !== undefined,
    hasKept: readKept(request, served).length > 0,
    flash: flash ?? null,
  };
  return data(page, { headers });
}

/** Answers that a signed-in customer does not have to type. */
async function knownOf({ db, actor }: Ctx): Promise<SomeAnswers> {
  if (actor.kind !== "user") return {};
  const { firstName, email } = await profileOf(db, actor.userId);
  return { email, ...(firstName === "" ? {} : { contact: firstName }) };
}
