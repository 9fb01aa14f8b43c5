import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { deliveredOrder } from "../factories.ts";
import { reviewsJobs } from "../jobs.server.ts";
import { loadReview } from "../pages/desk/review-page.server.ts";
import { publishedReviews } from "../queries.server.ts";
import { reviews } from "../tables.server.ts";
import { answerReview } from "./answer-review.server.ts";
import { decideReview } from "./decide-review.server.ts";
import { writeReview } from "./write-review.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const support = as("support");
const jobs = planOf({ tasks: [deliverMail] }, ordersJobs, reviewsJobs);
let made = 0;

async function written(decision?: "published" | "rejected") {
  made += 1;
  const productId = await makeProduct(ctx, { name: `Reviewed ${made}`, stock: 10 });
  const orderToken = await deliveredOrder(ctx, productId);
  const review = { rating: 4, text: "It came cold and whole.", orderToken, productId };
  const sent = await writeReview(as("visitor"), review);
  if (!sent.ok) throw new Error(sent.reason);
  const { reviewId } = sent.value;
  if (decision === "published") await decideReview(support, { reviewId, decision });
  if (decision === "rejected") {
    await decideReview(support, { reviewId, decision, reason: "A dose" });
  }
  return { reviewId, productId, name: `Reviewed ${made}` };
}

test("a review leads to the page of its product as long as both are shown", async () => {
  const { reviewId, productId } = await written("published");
  const waiting = await written();
  const pageOf = async (id: string) => (await loadReview(ctx, id)).productPage;
  expect(await pageOf(reviewId)).toMatch(/#reviews$/);
  expect(await pageOf(waiting.reviewId)).toBeUndefined();
  await db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  expect(await pageOf(reviewId)).toBeUndefined();
});

const mailed = async (name: string) =>
  (await db.select().from(mails)).filter(
    ({ kind, text }) => kind === "review-answered" && text.includes(name),
  );

test("an answer stands below the review, and its author gets each new one by mail", async () => {
  const { reviewId, productId, name } = await written("published");
  const answer = (text: string | null, version: number) =>
    answerReview(support, { reviewId, version, answer: text });
  expect(await answer("Thank you, Maria.", 1)).toMatchObject({ ok: true });
  expect(await publishedReviews(db, productId)).toMatchObject([{ answer: "Thank you, Maria." }]);
  await drainJobs(pool, jobs);
  expect(await mailed(name)).toMatchObject([
    { text: expect.stringContaining("Thank you, Maria.") as string },
  ]);
  expect(await answer("Thank you.", 2)).toMatchObject({ ok: true });
  expect(await answer(null, 3)).toMatchObject({ ok: true });
  await drainJobs(pool, jobs);
  // The second was gone before its mail was written.
  expect(await mailed(name)).toHaveLength(1);
  expect(await publishedReviews(db, productId)).toMatchObject([{ answer: null }]);
});

test("of two who answer at the same time, one sees what the other wrote", async () => {
  const { reviewId } = await written("published");
  const answers = await Promise.all(
    ["One", "Two"].map((answer) => answerReview(support, { reviewId, version: 1, answer })),
  );
  const lost = answers.flatMap((each) => (each.ok ? [] : [each.reason]));
  expect(lost).toEqual(["changed_meanwhile"]);
  const [review] = await db.select().from(reviews).where(eq(reviews.id, reviewId));
  expect(review?.version).toBe(2);
});

test.each(["fulfilment", "clinician", "customer"] as const)("%s may not answer", async (role) => {
  const { reviewId } = await written("published");
  const wish = { reviewId, version: 1, answer: "Hello" };
  expect(await answerReview(as(role), wish)).toMatchObject({ reason: "forbidden" });
});

test("only a published review is answered", async () => {
  for (const decision of [undefined, "rejected"] as const) {
    const { reviewId } = await written(decision);
    const wish = { reviewId, version: 1, answer: "Hello" };
    expect(await answerReview(support, wish)).toMatchObject({ reason: "not_published" });
  }
  const unknown = { reviewId: ctx.ids.newId(), version: 1, answer: "Hello" };
  expect(await answerReview(support, unknown)).toMatchObject({ reason: "not_found" });
});
