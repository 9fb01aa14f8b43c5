import type { Prepare, Some } from "../call.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { apply, fileOf, judgeMeReview, upload } from "#app/office/moving/factories.ts";
import { reviewImports } from "#app/office/moving/pages/desk/import/review-imports.server.ts";
import { decideReview } from "#app/reach/reviews/commands/decide-review.server.ts";
import { accountOf } from "../../actor-of.ts";
import type { Shop } from "../shop.ts";
import { anything, choice, id, optional, readFrom, text } from "../fields.ts";
import { waitingReview } from "../orders.ts";

async function publishedReview(shop: Shop): Promise<string> {
  const reviewId = await waitingReview(shop);
  const decided = await decideReview(shop.system(), { reviewId, decision: "published" });
  if (!decided.ok) throw new Error(decided.reason);
  return reviewId;
}

/** A file whose only review waits. */
async function importedFile(shop: Shop): Promise<string> {
  const slug = `reviewed-${crypto.randomUUID().slice(0, 12)}`;
  await makeProduct(shop.system(), { name: slug, slug });
  // An import is applied with the roles of a person.
  const owner = { ...shop.system(), actor: await accountOf(shop.system(), "admin") };
  const file = fileOf([judgeMeReview({ product_handle: slug })]);
  const importId = await upload(owner, reviewImports, file);
  await apply(owner, reviewImports, importId);
  return importId;
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
  "/admin/reviews/imported/:importId": {
    GET: async (shop) => ({ as: "admin", params: { importId: id(await importedFile(shop)) } }),
    POST: {
      publish: async (shop) => ({
        as: "admin",
        params: { importId: id(await importedFile(shop)) },
        fields: { intent: anything("publish") },
      }),
    },
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
