import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerQuestions } from "../../commands/answer-questions.server.ts";
import { settleQuestion } from "../../commands/settle-question.server.ts";
import { answerInput, questionOutcomeInput } from "../../input.ts";
import { assistantStaffMessages as say } from "../../texts/staff.ts";

type Texts = Record<string, string>;
type QuestionFailure = { message?: string; errors?: Texts; values?: Texts };

const STATUS = { forbidden: 403, not_found: 404, settled: 409 } as const;

/** The question that has waited longest after this one. */
export const afterQuestion = (id: string) => `${href("/admin/assistant/questions")}?after=${id}`;

/** Publishes an answer, or says what became of a question. */
export function submitQuestion(served: RequestContext, texts: Texts) {
  return texts["intent"] === "publish" ? publish(served, texts) : settle(served, texts);
}

async function publish(served: RequestContext, texts: Texts) {
  const form = parseForm(answerInput, texts);
  if (!form.ok) {
    const { errors, values } = form;
    return data<QuestionFailure>({ errors, values }, { status: 422 });
  }
  const given = await answerQuestions(served.ctx, form.value);
  if (given.ok)
    return redirectWithFlash(served, afterQuestion(texts["questionId"] ?? ""), say.published);
  if (given.reason === "slug_taken") {
    const errors = { question: say.questionUsed };
    return data<QuestionFailure>({ errors, values: texts }, { status: 422 });
  }
  const { reason } = given;
  return data<QuestionFailure>(
    { message: say.errors[reason], values: texts },
    { status: STATUS[reason] },
  );
}

async function settle(served: RequestContext, texts: Texts) {
  const form = parseForm(questionOutcomeInput, texts);
  if (!form.ok) return data<QuestionFailure>({ message: say.notUnderstood }, { status: 422 });
  const { questionId, outcome } = form.value;
  const settled = await settleQuestion(served.ctx, form.value);
  if (settled.ok)
    return redirectWithFlash(served, afterQuestion(questionId), say.questionDone[outcome]);
  const { reason } = settled;
  return data<QuestionFailure>({ message: say.errors[reason] }, { status: STATUS[reason] });
}
