import { data, redirect, href } from "react-router";
import { profileOf } from "#app/people/customers/queries/profile.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { takeFlash, flashCookie } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { assessmentAccess } from "../../queries/assessment-access.server.ts";
import { type SomeAnswers, newDraft, withAnswers, type Draft } from "../../rules/draft.ts";
import { isComplete, stepToShow, LAST_STEP } from "../../rules/steps.ts";
import { readDraft, readKept, draftCookie, dropDraftCookie } from "./assessment-cookies.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { stepInputs } from "../../input.ts";
import { assessmentMessages as say } from "../../texts/shopper.ts";

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

/** Moves one screen forward or back. The answers are stored only in the browser's own cookie. */
export async function submitStep(served: RequestContext, request: Request) {
  const { ctx } = served;
  const texts = await readFormTexts(request);
  const { intent } = texts;
  if (intent === "restart") return restart(served.env.appUrl);
  // A visitor who had a question open when the assessment closed is shown why.
  if ((await assessmentAccess(served)) === "closed") return redirect(href("/assessment"), 303);
  const step = readStep(texts["step"]);
  const input = stepInputs[step - 1];
  if (!input || (intent !== "next" && intent !== "back")) {
    return data({ step, message: say.notUnderstood, errors: {}, values: {} }, { status: 400 });
  }
  const form = parseForm(input, texts);
  if (!form.ok && intent === "next") {
    const { errors, values } = form;
    return data({ step, message: undefined, errors, values }, { status: 422 });
  }
  const { actor } = ctx;
  const before = readDraft(request, served) ?? newDraft(ctx.ids.newId(), null);
  const reader = actor.kind === "user" ? actor.userId : null;
  // Going back stores the valid answers and requires none.
  const draft = withAnswers(before, form.ok ? form.value : {}, reader);
  return redirect(intent === "back" ? stepHref(step - 1) : nextHref(draft, step), {
    status: 303,
    headers: { "set-cookie": draftCookie(draft, served) },
  });
}

function restart(appUrl: string): Response {
  const headers = new Headers({ "set-cookie": dropDraftCookie(appUrl) });
  headers.append("set-cookie", flashCookie(appUrl, { tone: "info", text: say.cleared }));
  return redirect(href("/assessment"), { status: 303, headers });
}

function readStep(text: string | undefined): number {
  return /^[1-7]$/.test(text ?? "") ? Number(text) : 0;
}

function stepHref(step: number): string {
  return `${href("/assessment")}?step=${Math.max(1, step)}`;
}

function nextHref({ answers, stopped }: Draft, step: number): string {
  if (stopped) return href("/assessment");
  if (step < LAST_STEP) return stepHref(step + 1);
  return isComplete(answers) ? href("/assessment/result") : href("/assessment");
}
