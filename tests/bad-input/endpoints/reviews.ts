import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, text } from "../fields.ts";
import { waitingReview } from "../orders.ts";

const forms: Record<string, Prepare> = {
  publish: async (shop) => {
    const reviewId = await waitingReview(shop);
    return {
      as: "admin",
      query: { review: anything(reviewId) },
      fields: { reviewId: id(reviewId), decision: choice("published") },
    };
  },
  reject: async (shop) => {
    const reviewId = await waitingReview(shop);
    return {
      as: "admin",
      query: { review: anything(reviewId) },
      fields: {
        reviewId: id(reviewId),
        decision: choice("rejected"),
        reason: text("Names a dose"),
      },
    };
  },
};

export const reviews: Some<"/admin/reviews"> = {
  "/admin/reviews": {
    GET: async (shop) => {
      const reviewId = await waitingReview(shop);
      return { as: "admin", query: { after: anything(reviewId), review: anything("") } };
    },
    POST: forms,
  },
};
