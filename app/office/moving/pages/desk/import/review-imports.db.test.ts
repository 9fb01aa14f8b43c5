import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { decideReview } from "#app/reach/reviews/commands/decide-review.server.ts";
import { findReview } from "#app/reach/reviews/queries/find-review.server.ts";
import { publishedReviews } from "#app/reach/reviews/queries.server.ts";
import { reviewsRecord } from "#app/reach/reviews/record.ts";
import { reviews } from "#app/reach/reviews/tables.server.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import { itemsOf } from "#app/running/imports/queries/list-items.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { apply, fileOf, judgeMeReview, upload } from "../../../factories.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { reviewImports } from "./review-imports.server.ts";

const { ctx, db, as } = await testContext();
const owner = as(await accountOf(ctx, "admin"));
const productId = await makeProduct(ctx, { name: "Night Serum", slug: "night-serum" });

const outcomesOf = async (importId: string) =>
  (await itemsOf(db, importId)).map(({ outcome, problem, result }) => [outcome, problem, result]);

test("reviews wait for staff, are labeled, and come in once", async () => {
  const file = fileOf([
    judgeMeReview(),
    judgeMeReview({
      reviewer_name: "Bea",
      reviewer_email: "",
      product_handle: "NIGHT SERUM",
      rating: "2",
    }),
    judgeMeReview({ product_handle: "day-cream" }),
    judgeMeReview({ rating: "6" }),
    judgeMeReview({ title: "", body: "" }),
    judgeMeReview({ reviewer_name: " " }),
    judgeMeReview({ review_date: "2099-01-01" }),
  ]);
  const importId = await upload(owner, reviewImports, file);
  expect(await outcomesOf(importId)).toEqual([
    ["add", null, null],
    ["add", null, null],
    ["refuse", say.noProduct("day-cream"), null],
    ["refuse", say.badRating, null],
    ["refuse", say.badText, null],
    ["refuse", say.noAuthor, null],
    ["refuse", say.badDate, null],
  ]);
  expect(await db.$count(reviews)).toBe(0);
  await apply(owner, reviewImports, importId);
  const [maria] = await db.select().from(reviews).where(eq(reviews.rating, 5));
  const imported = { formerShop: "shopify", orderId: null, status: "waiting" };
  const text = "Lovely\nIt came cold and sealed.";
  const written = { authorName: "Maria S.", email: "maria@example.test", text };
  expect(maria).toMatchObject({ ...imported, ...written, productId });
  expect(maria?.createdAt.toISOString()).toBe("2024-03-01T06:05:00.000Z");
  expect(await publishedReviews(db, productId)).toEqual([]);

  const person = { userId: "", customerId: crypto.randomUUID(), email: "maria@example.test" };
  const own = reviewsRecord.tables.reviews.own(person);
  expect(await db.select({ id: reviews.id }).from(reviews).where(own)).toEqual([{ id: maria?.id }]);

  const reviewId = maria?.id ?? "";
  const published = await decideReview(owner, { reviewId, decision: "published" });
  expect(published).toMatchObject({ ok: true });
  expect(await publishedReviews(db, productId)).toMatchObject([{ formerShop: "shopify" }]);
  expect(await findReview(db, reviewId)).toMatchObject({ orderNumber: null });

  const again = await upload(owner, reviewImports, file);
  await apply(owner, reviewImports, again);
  expect((await outcomesOf(again)).slice(0, 2).map(([, , result]) => result)).toEqual([
    "failed",
    "failed",
  ]);
  await revertImport(owner, reviewImports, importId);
  await carryOut(owner, reviewImports, importId);
  expect(await db.select({ id: reviews.id }).from(reviews)).toEqual([{ id: reviewId }]);
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("WordPress's comments with a rating are recognized, and other files are not", () => {
  const header = ["comment_author", "comment_content", "rating", "product_sku", "comment_date"];
  expect(reviewImports.formatOf(header)).toBe("woocommerce");
  expect(reviewImports.formatOf(["name", "rating"])).toBe("");
});
