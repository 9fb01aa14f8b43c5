import { data, redirect, href } from "react-router";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { Flash } from "#app/platform/http/flash.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { adoptAssessment } from "../../commands/adopt-assessment.server.ts";
import { saveAssessment } from "../../commands/save-assessment.server.ts";
import { withdrawAnonymous } from "../../commands/withdraw-anonymous.server.ts";
import { assessmentAccess } from "../../queries/assessment-access.server.ts";
import { isComplete } from "../../rules/steps.ts";
import { dropDraftCookie, keptCookie, readDraft, readKept } from "./assessment-cookies.server.ts";
import { saveMessages as say } from "../../texts/shopper-save.ts";

/** The forms of a result: store it, move it into the account, or delete it. */
export async function submitResult(served: RequestContext, request: Request) {
  const { intent, consent } = await readFormTexts(request);
  if (intent === "withdraw") return withdraw(served, request);
  if ((await assessmentAccess(served)) === "closed") return redirect(href("/assessment"), 303);
  if (intent !== "save" && intent !== "adopt") return refused(say.notUnderstood, 400);
  if (consent !== "yes") return data({ consent: say.needed, message: undefined }, { status: 422 });
  return intent === "save" ? save(served, request) : adopt(served, request);
}

async function save(served: RequestContext, request: Request) {
  const { ctx } = served;
  const draft = readDraft(request, served);
  if (!draft || !isComplete(draft.answers))
    return leave(href("/assessment"), error(say.gone), served);
  const saved = await saveAssessment(ctx, { id: draft.id, answers: draft.answers });
  if (!saved.ok) return refused(say.notYours, 409);
  const done = { tone: "success", text: say.saved } as const;
  if (saved.value.userId !== null) {
    return leave(
      href("/portal/assessments/:assessmentId", { assessmentId: draft.id }),
      done,
      served,
      dropDraftCookie(served.env.appUrl),
    );
  }
  const kept = [...readKept(request, served).filter((id) => id !== draft.id), draft.id];
  const cookies = [dropDraftCookie(served.env.appUrl), keptCookie(kept, served)];
  return leave(href("/assessment/result"), done, served, ...cookies);
}

async function adopt(served: RequestContext, request: Request) {
  const { ctx } = served;
  const kept = readKept(request, served);
  const id = kept.at(-1);
  const adopted = id && (await adoptAssessment(ctx, id));
  if (!adopted || !adopted.ok) return refused(say.gone, 409);
  const done = { tone: "success", text: say.saved } as const;
  return leave(
    href("/portal/assessments/:assessmentId", { assessmentId: id }),
    done,
    served,
    keptCookie(kept.slice(0, -1), served),
  );
}

async function withdraw(served: RequestContext, request: Request) {
  const { ctx } = served;
  await withdrawAnonymous(ctx, readKept(request, served));
  const done = { tone: "success", text: say.withdrawn } as const;
  return leave(
    href("/assessment"),
    done,
    served,
    dropDraftCookie(served.env.appUrl),
    keptCookie([], served),
  );
}

function refused(message: string, status: number) {
  return data({ consent: undefined, message }, { status });
}

function error(text: string): Flash {
  return { tone: "error", text };
}

function leave(to: string, flash: Flash, { env }: RequestContext, ...cookies: string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  headers.append("set-cookie", flashCookie(env.appUrl, flash));
  return redirect(to, { status: 303, headers });
}
