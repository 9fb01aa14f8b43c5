import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { findReview } from "../../queries/find-review.server.ts";
import { reviewAdminMessages as say } from "../../texts/staff.ts";
import { reviewUndo } from "../../undo/review-answer.server.ts";

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
    isDemo: review.isDemo,
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    order: {
      number: review.orderNumber,
      to: may(ctx.actor, "orders:read")
        ? href("/admin/orders/:orderId", { orderId: review.orderId })
        : undefined,
    },
    productPage: `${href("/product/:id", { id: review.slug })}#reviews`,
    queue: `${href("/admin/reviews")}?review=${review.id}`,
    answer: review.answer ?? "",
    version: String(review.version),
    history: await loadHistory(ctx, { type: "review", id: review.id }, [reviewUndo]),
  };
}
