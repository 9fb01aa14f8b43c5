import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { correctDocument } from "../../commands/correct-document.server.ts";
import { recordAnswer } from "../../commands/record-answer.server.ts";
import { answerForm, correctionForm } from "../../input.ts";
import { eInvoiceMessages as say } from "../../texts/staff.ts";

export type DocumentAnswer = { message?: string; intent?: string; errors?: Texts; values?: Texts };

export async function submitDocument(request: Request, served: RequestContext, documentId: string) {
  const texts = await readFormTexts(request);
  const act = actOf({ correct, record }, texts["intent"]);
  return act ? act(served, documentId, texts) : answer({ message: say.noStep }, 422);
}

const answer = (said: DocumentAnswer, status: number) => data<DocumentAnswer>(said, { status });

const STATUS = { forbidden: 403, not_found: 404, not_rejected: 409, replaced: 409, automatic: 409 };

const back = (served: RequestContext, documentId: string, text: string) =>
  redirectWithFlash(served, href("/admin/invoices/electronic/:documentId", { documentId }), text);

async function correct(served: RequestContext, documentId: string, sent: Texts) {
  const form = parseForm(correctionForm, sent);
  if (!form.ok) {
    return answer({ intent: "correct", errors: form.errors, values: form.values }, 422);
  }
  const done = await correctDocument(served.ctx, documentId, form.value);
  if (done.ok) return back(served, done.value, say.corrected);
  return answer({ message: say.errors[done.reason], values: sent }, STATUS[done.reason]);
}

async function record(served: RequestContext, documentId: string, sent: Texts) {
  const form = parseForm(answerForm, sent);
  if (!form.ok) return answer({ intent: "record", errors: form.errors, values: form.values }, 422);
  const done = await recordAnswer(served.ctx, documentId, form.value);
  if (done.ok) return back(served, documentId, say.recorded);
  return answer({ message: say.errors[done.reason] }, STATUS[done.reason]);
}
