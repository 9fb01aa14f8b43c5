import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { whoDecided } from "../pages/desk/reviews-page.server.ts";
import { deliveredOrder } from "../factories.ts";
import { nextReview, publishedReviews } from "../queries.server.ts";
import { reviews } from "../tables.server.ts";
import { decideReview } from "./decide-review.server.ts";
import { writeReview } from "./write-review.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const support = as("support");

let made = 0;
const newProduct = () => makeProduct(ctx, { name: `Product ${(made += 1)}`, stock: 50 });
const said = (rating: number) => ({ rating, text: "It came cold and well packed." });

async function waiting(productId: string, rating = 5): Promise<string> {
  const orderToken = await deliveredOrder(ctx, productId);
  const written = await writeReview(guest, { orderToken, productId, ...said(rating) });
  if (!written.ok) throw new Error(written.reason);
  return written.value.reviewId;
}

async function ratingOf(productId: string) {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return [row?.ratingAvg, row?.ratingCount];
}

describe("writing", () => {
  it("waits for staff, under the buyer's first name and initial", async () => {
    const productId = await newProduct();
    const reviewId = await waiting(productId);
    expect(await publishedReviews(db, productId)).toEqual([]);
    expect(await ratingOf(productId)).toEqual([null, 0]);
    const first = await nextReview(db);
    expect(first).toMatchObject({ left: 1, review: { id: reviewId, authorName: "Maria C." } });
  });

  it("is read one after the other, and from the beginning after the last", async () => {
    const first = (await nextReview(db)).review?.id ?? "";
    const second = await waiting(await newProduct(), 1);
    expect((await nextReview(db, { after: first })).review?.id).toBe(second);
    expect((await nextReview(db, { after: second })).review?.id).toBe(first);
    expect((await nextReview(db, { after: "' or true --" })).review?.id).toBe(first);
    expect((await nextReview(db, { only: second })).review?.id).toBe(second);
    expect((await nextReview(db, { after: second })).left).toBe(2);
  });

  it("is for what was delivered, once an order, also when it is sent five times at once", async () => {
    const productId = await newProduct();
    const orderToken = await deliveredOrder(ctx, productId);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) =>
        writeReview(guest, { orderToken, productId, ...said(rating) }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(reviews, eq(reviews.productId, productId))).toBe(1);
  });

  it("is refused before the parcel is there", async () => {
    const productId = await newProduct();
    const orderToken = await tokenOf(ctx, await makeOrder(ctx, { productId }));
    expect(await writeReview(guest, { orderToken, productId, ...said(1) })).toMatchObject({
      reason: "not_delivered",
    });
  });

  it.each(["", "nobody's token", "' or true --"])("is refused with the link %j", async (token) => {
    const productId = await newProduct();
    expect(await writeReview(guest, { orderToken: token, productId, ...said(5) })).toMatchObject({
      reason: "not_found",
    });
  });

  it("is refused for what is not in the order", async () => {
    const orderToken = await deliveredOrder(ctx, await newProduct());
    for (const productId of [await newProduct(), "no id"]) {
      expect(await writeReview(guest, { orderToken, productId, ...said(5) })).toMatchObject({
        reason: "not_found",
      });
    }
  });
});

describe("deciding", () => {
  const publish = (reviewId: string) =>
    decideReview(support, { reviewId, decision: "published", reason: undefined });
  const reject = (reviewId: string) =>
    decideReview(support, { reviewId, decision: "rejected", reason: "names a doctor" });

  it("makes the rating what the published reviews say, good and bad", async () => {
    const productId = await newProduct();
    const [good, bad, insult] = [
      await waiting(productId, 5),
      await waiting(productId, 2),
      await waiting(productId, 1),
    ];
    await publish(good);
    await publish(bad);
    await reject(insult);
    expect(await ratingOf(productId)).toEqual([3.5, 2]);
    const shown = await publishedReviews(db, productId);
    expect(new Set(shown.map(({ rating }) => rating))).toEqual(new Set([2, 5]));
  });

  it("counts every review, also when all are published at once", async () => {
    const productId = await newProduct();
    const ids = [];
    for (const rating of [1, 2, 3, 4, 5, 5]) ids.push(await waiting(productId, rating));
    await Promise.all(ids.map(publish));
    const [average, count] = await ratingOf(productId);
    expect(count).toBe(6);
    expect(average).toBeCloseTo(20 / 6, 1);
  });

  it("happens once", async () => {
    const reviewId = await waiting(await newProduct());
    const answers = await Promise.all([publish(reviewId), reject(reviewId)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await publish(reviewId)).toMatchObject({ reason: "not_waiting" });
  });

  it.each(["visitor", "customer", "fulfilment", "clinician"] as const)(
    "is refused to a %s",
    async (who) => {
      const reviewId = await waiting(await newProduct());
      const refused = await decideReview(as(who), {
        reviewId,
        decision: "published",
        reason: undefined,
      });
      expect(refused).toMatchObject({ reason: "forbidden" });
    },
  );
});

test("every product's rating is the one of its published reviews", async () => {
  const { rows } = await db.execute(`
    select p.name from products p left join (
      select product_id, round(avg(rating), 2)::real as average, count(*)::int as n
      from reviews where status = 'published' group by 1) r on r.product_id = p.id
    where p.rating_avg is distinct from r.average or p.rating_count <> coalesce(r.n, 0)`);
  expect(rows).toEqual([]);
});

test("who comes second hears who decided what, and nobody is named for what is no review", async () => {
  const [first, second] = [
    as(await accountOf(ctx, "marketing")),
    as(await accountOf(ctx, "support")),
  ];
  const reviewId = await waiting(await newProduct());
  await decideReview(first, { reviewId, decision: "published" });
  const again = { reviewId, decision: "rejected", reason: "Names a dose" } as const;
  expect(await decideReview(second, again)).toMatchObject({ reason: "not_waiting" });
  expect(await whoDecided(second, reviewId)).toMatch(
    /^Test marketing published this review on Nov/,
  );
  expect(await whoDecided(first, reviewId)).toMatch(/^You published this review/);
  expect(await whoDecided(second, ctx.ids.newId())).toMatch(/^This review is no longer waiting/);
});
