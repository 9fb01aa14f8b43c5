import { href } from "react-router";
import { z } from "zod";
import { mailBuyer } from "#app/selling/orders/jobs/mail-buyer.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { findReview } from "./queries/find-review.server.ts";
import { answerNews } from "./texts/mail.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "reviews.mail-answer": PayloadOf<typeof mailAnswer>;
  }
}

const aboutAnswer = z.object({ reviewId: z.string(), version: z.number() });

/** Sends the author of a review the answer, as long as it is still this one. */
const mailAnswer = task("reviews.mail-answer", aboutAnswer, async (ctx, { reviewId, version }) => {
  const review = await findReview(ctx.db, reviewId);
  if (!review || review.answer === null || review.version !== version) return;
  // Who wrote in the former shop did not ask for news of this one.
  const order = review.orderId === null ? undefined : await findOrder(ctx.db, review.orderId);
  if (!order) return;
  await mailBuyer(ctx, order, {
    dedupeKey: `review-answer:${reviewId}:${version}`,
    news: answerNews(review.productName, review.answer),
    href: `${ctx.links.appUrl}${href("/product/:id", { id: review.slug })}#reviews`,
  });
});

export const reviewsJobs = moduleJobs({ tasks: [mailAnswer] });
