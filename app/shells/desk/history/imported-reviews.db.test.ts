import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { apply, fileOf, judgeMeReview, upload } from "#app/office/moving/factories.ts";
import { reviewImports } from "#app/office/moving/pages/desk/import/review-imports.server.ts";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { answerReview } from "#app/reach/reviews/commands/answer-review.server.ts";
import { publishImported } from "#app/reach/reviews/commands/publish-imported.server.ts";
import {
  filesWithWaitingReviews,
  judgeImported,
} from "#app/reach/reviews/queries/imported-reviews.server.ts";
import { reviews } from "#app/reach/reviews/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { undoBulk } from "./undo-bulk.server.ts";

const { ctx, db, as } = await testContext();
const owner = as(await accountOf(ctx, "admin"));
const marketing = as(await accountOf(ctx, "marketing"));

let made = 0;
/** Imports a review of each text, in a file of its own, about a product of its own. */
async function imported(...texts: string[]) {
  const slug = `reviewed-${(made += 1)}`;
  const productId = await makeProduct(ctx, { name: slug, slug });
  const rows = texts.map((body, at) =>
    judgeMeReview({
      title: "",
      body,
      rating: String(5 - (at % 2)),
      reviewer_name: `Buyer ${String.fromCodePoint(65 + at)}`,
      product_handle: slug,
    }),
  );
  const importId = await upload(owner, reviewImports, fileOf(rows));
  await apply(owner, reviewImports, importId);
  const stateOf = async () => {
    const all = await db.select().from(reviews).where(eq(reviews.productId, productId));
    return Object.fromEntries(all.map(({ text, status }) => [text, status]));
  };
  const ratingOf = async () => {
    const [found] = await db.select().from(products).where(eq(products.id, productId));
    return [found?.ratingAvg, found?.ratingCount];
  };
  return { importId, productId, stateOf, ratingOf };
}

const FOUR = [1, 2, 3, 4];
const FLAGGED = {
  "Text me at 0917 123 4567 for more.": "contact",
  "It cures diabetes, believe me.": "claim",
  "I want to kill myself since I use it.": "urgent",
};

test("reviews of a file are published together, and those to read first stay", async () => {
  const { importId, stateOf, ratingOf } = await imported(
    "Cold.",
    "Sealed.",
    ...Object.keys(FLAGGED),
  );
  // Opens the connections, so that those who publish below do so at once.
  const [judged] = await Promise.all(FOUR.map(() => judgeImported(db, importId)));
  const flagged = judged?.flagged ?? [];
  expect(Object.fromEntries(flagged.map(({ text, why }) => [text, why]))).toEqual(FLAGGED);
  expect(await publishImported(as("fulfilment"), importId)).toEqual({
    ok: false,
    reason: "forbidden",
  });
  expect(await publishImported(marketing, "x")).toEqual({ ok: false, reason: "nothing" });
  expect(await ratingOf()).toEqual([null, 0]);

  const answers = await Promise.all(FOUR.map(() => publishImported(marketing, importId)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const published = answers.find(({ ok }) => ok);
  if (!published?.ok) throw new Error("nothing was published");
  expect(published.value).toMatchObject({ published: 2, flagged: 3 });
  const waiting = Object.fromEntries(Object.keys(FLAGGED).map((text) => [text, "waiting"]));
  expect(await stateOf()).toEqual({ "Cold.": "published", "Sealed.": "published", ...waiting });
  expect(await ratingOf()).toEqual([4.5, 2]);
  const [one] = await db.select().from(reviews).where(eq(reviews.text, "Cold."));
  const history = await historyOf(db, { type: "review", id: one?.id ?? "" });
  expect(history.map(({ action }) => action)).toEqual(["review.published"]);
  expect(await filesWithWaitingReviews(db)).toMatchObject([{ importId, waiting: 3 }]);

  const entry = published.value.undo ?? "";
  expect(await undoBulk(as("fulfilment"), entry)).toMatchObject({ tone: "error" });
  expect(await undoBulk(owner, entry)).toMatchObject({ tone: "success" });
  expect(await stateOf()).toEqual({ "Cold.": "waiting", "Sealed.": "waiting", ...waiting });
  expect(await ratingOf()).toEqual([null, 0]);
  expect(await undoBulk(owner, entry)).toMatchObject({ tone: "error" });
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});

test("an undo leaves what was answered since", async () => {
  const { importId, productId, stateOf } = await imported("Fast.", "Kind.");
  const published = await publishImported(owner, importId);
  const undo = published.ok ? published.value.undo : undefined;
  const [first] = await db.select().from(reviews).where(eq(reviews.productId, productId));
  await answerReview(owner, { reviewId: first?.id ?? "", version: 1, answer: "Salamat." });
  expect(await undoBulk(owner, undo ?? "")).toMatchObject({ tone: "warning" });
  expect(Object.values(await stateOf()).toSorted()).toEqual(["published", "waiting"]);
});
