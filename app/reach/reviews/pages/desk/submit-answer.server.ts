import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerReview } from "../../commands/answer-review.server.ts";
import { answerInput } from "../../input.ts";
import { reviewAdminMessages as say } from "../../texts/staff.ts";

const STATUS = { forbidden: 403, not_published: 409, changed_meanwhile: 409 } as const;

/** The form of the answer below a review. What was typed stays, also when a colleague was first. */
export async function submitAnswer(request: Request, served: RequestContext, reviewId: string) {
  const texts = await readFormTexts(request);
  const form = parseForm(answerInput, texts);
  const typed = texts["answer"] ?? "";
  if (!form.ok) {
    const problem = form.errors["answer"];
    return data({ typed, problem, message: problem ?? say.notUnderstood }, { status: 422 });
  }
  const answered = await answerReview(served.ctx, { reviewId, ...form.value });
  if (answered.ok) {
    const text = form.value.answer === null ? say.answerRemoved : say.answerSaved;
    const to = href("/admin/reviews/:reviewId", { reviewId });
    return redirectWithUndo(served, to, text, { type: "review", id: reviewId });
  }
  if (answered.reason === "not_found") throw notFound();
  const message = say.errors[answered.reason];
  return data({ typed, problem: undefined, message }, { status: STATUS[answered.reason] });
}
