import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findReview } from "../../queries/find-review.server.ts";
import { reviewAdminMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/review-summary.ts";

/** A review for the panel beside the list, and a link to the page for the next step. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const review = orNotFound(await findReview(context.get(requestContext).ctx.db, params.reviewId));
  const { id, productName, orderNumber, status, decidedAt, answer } = review;
  const known: [string, string | null][] = [
    [say.state, say.states[status]],
    [say.rating, say.stars(review.rating)],
    [say.text, review.text],
    [say.author, review.authorName],
    [say.written, formatDateTime(review.createdAt)],
    [say.decidedOn, decidedAt && formatDateTime(decidedAt)],
    [say.rejectedBecause, review.reason],
    [say.answered, answer],
  ];
  return {
    title: say.recordOf(productName, orderNumber),
    facts: known.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    next: nextOf(id, status, answer !== null && answer !== ""),
  };
}

function nextOf(reviewId: string, status: keyof typeof say.states, isAnswered: boolean) {
  const to = href("/admin/reviews/:reviewId", { reviewId });
  if (status === "waiting") {
    return { label: say.decideIt, to: `${href("/admin/reviews")}?review=${reviewId}` };
  }
  return status === "published" && !isAnswered ? { label: say.answerIt, to } : undefined;
}
