import { href, data } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import {
  orNotFound,
  notFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { findReview } from "../../queries/find-review.server.ts";
import { reviewAdminMessages as say } from "../../texts/staff.ts";
import { reviewUndo } from "../../undo/review-answer.server.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { answerReview } from "../../commands/answer-review.server.ts";
import { answerInput } from "../../input.ts";

export async function loadReview(ctx: Ctx, reviewId: string) {
  const review = orNotFound(await findReview(ctx.db, reviewId));
  const { productName, authorName, createdAt, decidedAt, reason, status } = review;
  const facts: [string, string | null][] = [
    [say.product, productName],
    [say.author, authorName],
    [say.written, formatDateTime(createdAt)],
    [say.decidedOn, decidedAt && formatDateTime(decidedAt)],
    [say.rejectedBecause, reason],
  ];
  return {
    title: say.recordOf(productName, review.orderNumber),
    status,
    rating: review.rating,
    text: review.text,
    urgent: urgentSignIn([review.text], "note"),
    isDemo: review.isDemo,
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    order: {
      number: review.orderNumber,
      to:
        review.orderId !== null && may(ctx.actor, "orders:read")
          ? href("/admin/orders/:orderId", { orderId: review.orderId })
          : undefined,
    },
    productPage:
      status === "published" && review.isSold
        ? `${href("/product/:id", { id: review.slug })}#reviews`
        : undefined,
    queue: `${href("/admin/reviews")}?review=${review.id}`,
    answer: review.answer ?? "",
    version: String(review.version),
    history: await loadHistory(ctx, { type: "review", id: review.id }, [reviewUndo]),
  };
}

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
