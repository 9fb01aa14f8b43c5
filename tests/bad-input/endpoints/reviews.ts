import type { Prepare, Some } from "../call.ts";
import { decideReview } from "#app/reach/reviews/commands/decide-review.server.ts";
import type { Shop } from "../shop.ts";
import { anything, choice, id, optional, readFrom, text } from "../fields.ts";
import { waitingReview } from "../orders.ts";

async function publishedReview(shop: Shop): Promise<string> {
  const reviewId = await waitingReview(shop);
  const decided = await decideReview(shop.system(), { reviewId, decision: "published" });
  if (!decided.ok) throw new Error(decided.reason);
  return reviewId;
}

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

export const reviews = {
  "/admin/reviews/all": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("published"),
        q: anything("Glow"),
        rating: anything("5"),
        answer: anything("none"),
        sort: anything("rating"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/reviews/:reviewId/summary": {
    GET: async (shop) => ({ as: "admin", params: { reviewId: id(await waitingReview(shop)) } }),
  },
  "/admin/reviews/:reviewId": {
    GET: async (shop) => ({ as: "admin", params: { reviewId: id(await waitingReview(shop)) } }),
    POST: {
      answer: async (shop) => ({
        as: "admin",
        params: { reviewId: id(await publishedReview(shop)) },
        fields: { ...readFrom(1), answer: optional(text("Thank you for telling us")) },
      }),
    },
  },
  "/admin/reviews": {
    GET: async (shop) => {
      const reviewId = await waitingReview(shop);
      return { as: "admin", query: { after: anything(reviewId), review: anything("") } };
    },
    POST: forms,
  },
} satisfies Some;
