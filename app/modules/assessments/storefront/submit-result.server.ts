import { data, redirect } from "react-router";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import type { Flash } from "#app/platform/http/flash.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { adoptAssessment } from "../commands/adopt-assessment.server.ts";
import { saveAssessment } from "../commands/save-assessment.server.ts";
import { withdrawAnonymous } from "../commands/withdraw-anonymous.server.ts";
import { isComplete } from "../rules/steps.ts";
import { dropDraftCookie, keptCookie, readDraft, readKept } from "./assessment-cookies.server.ts";
import type { Ways } from "./assessment-cookies.server.ts";
import { saveMessages as say } from "../texts/shopper-save.ts";

type Asked = { request: Request; texts: Record<string, string>; ways: Ways };

/** What can be done with a result: store it, take it into the account, have it deleted. */
export async function submitResult(served: RequestContext, asked: Asked) {
  const { intent, consent } = asked.texts;
  if (intent === "withdraw") return withdraw(served, asked);
  if (intent !== "save" && intent !== "adopt") return refused(say.notUnderstood, 400);
  if (consent !== "yes") return data({ consent: say.needed, message: undefined }, { status: 422 });
  return intent === "save" ? save(served, asked) : adopt(served, asked);
}

async function save({ ctx }: RequestContext, { request, ways }: Asked) {
  const draft = readDraft(request, ways, ctx.actor);
  if (!draft || !isComplete(draft.answers)) return leave("/assessment", error(say.gone), ways);
  const saved = await saveAssessment(ctx, { id: draft.id, answers: draft.answers });
  if (!saved.ok) return refused(say.notYours, 409);
  const done = { tone: "success", text: say.saved } as const;
  if (saved.value.userId !== null) {
    return leave(`/portal/assessments/${draft.id}`, done, ways, dropDraftCookie(ways.appUrl));
  }
  const kept = [...readKept(request, ways).filter((id) => id !== draft.id), draft.id];
  const cookies = [dropDraftCookie(ways.appUrl), keptCookie(kept, ways)];
  return leave("/assessment/result", done, ways, ...cookies);
}

async function adopt({ ctx }: RequestContext, { request, ways }: Asked) {
  const kept = readKept(request, ways);
  const id = kept.at(-1);
  const adopted = id && (await adoptAssessment(ctx, id));
  if (!adopted || !adopted.ok) return refused(say.gone, 409);
  const done = { tone: "success", text: say.saved } as const;
  return leave(`/portal/assessments/${id}`, done, ways, keptCookie(kept.slice(0, -1), ways));
}

async function withdraw({ ctx }: RequestContext, { request, ways }: Asked) {
  await withdrawAnonymous(ctx, readKept(request, ways));
  const done = { tone: "success", text: say.withdrawn } as const;
  return leave("/assessment", done, ways, dropDraftCookie(ways.appUrl), keptCookie([], ways));
}

function refused(message: string, status: number) {
  return data({ consent: undefined, message }, { status });
}

function error(text: string): Flash {
  return { tone: "error", text };
}

function leave(to: string, flash: Flash, { appUrl }: Ways, ...cookies: string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  headers.append("set-cookie", flashCookie(appUrl, flash));
  return redirect(to, { status: 303, headers });
}
