import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import {
  findPublishedArticle,
  isWithdrawnArticle,
  publishedAddresses,
  publishedArticles,
} from "../queries/articles.server.ts";
import { newArticle } from "../factories.ts";
import { articleReviews } from "../tables.server.ts";
import { publishArticle } from "./publish-article.server.ts";
import { reviewArticle } from "./review-article.server.ts";
import { saveArticle } from "./save-article.server.ts";
import { unpublishArticle } from "./unpublish-article.server.ts";

const { db, pool, as } = await testContext();
const marketing = as("marketing", { userId: "marketing-1" });
const clinician = as("clinician", { userId: "clinician-1" });

let made = 0;
let slug = "";
beforeEach(() => {
  slug = `article-${(made += 1)}`;
});

type Draft = { articleId: string; version: number };

async function saved(given: Parameters<typeof newArticle>[0] = {}, draft?: Draft) {
  const edited = draft && { id: draft.articleId, version: draft.version };
  const result = await saveArticle(marketing, newArticle({ slug, ...given }), edited);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const publish = (of: { articleId: string; version: number }, demo = true) =>
  publishArticle(marketing, { articleId: of.articleId, version: of.version, demo });
const review = {
  reviewer: "Dr. Ana Reyes",
  credentials: "MD, PRC 0012345",
  reviewedOn: "2026-06-01",
};
const shownTitle = async (at = slug) => (await findPublishedArticle(db, at))?.version.title;

describe("writing", () => {
  it("makes version after version, and shows none of them by itself", async () => {
    const draft = await saved();
    expect(await saved({ title: "Second" }, draft)).toEqual({ ...draft, version: 2 });
    expect(await shownTitle()).toBeUndefined();
  });

  it("lets one of those save who read the same version", async () => {
    const { articleId: id, version } = await saved();
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => saveArticle(marketing, newArticle({ slug }), { id, version })),
    );
    expect(all.filter(({ ok }) => ok)).toMatchObject([{ value: { version: 2 } }]);
    const reasons = all.flatMap((one) => (one.ok ? [] : [one.reason]));
    expect(reasons).toEqual(["changed_meanwhile", "changed_meanwhile", "changed_meanwhile"]);
  });

  it.each(["00000000-0000-7000-8000-000000000000", "no id"])("finds no article %s", async (id) => {
    expect(await saveArticle(marketing, newArticle({ slug }), { id, version: 1 })).toMatchObject({
      reason: "not_found",
    });
  });
});

describe("publishing", () => {
  it("shows the chosen version, and an earlier one when that is chosen", async () => {
    const first = await saved({ title: "First" });
    const second = await saved({ title: "Second" }, first);
    await publish(second);
    expect(await shownTitle()).toBe("Second");
    await publish(first);
    expect(await shownTitle()).toBe("First");
  });

  it("leads from an old address to the new one, and back after going back", async () => {
    const first = await saved();
    await publish(first);
    const renamed = await saved({ slug: `${slug}-renamed` }, first);
    expect(await shownTitle(`${slug}-renamed`)).toBeUndefined();
    await publish(renamed);
    for (const address of [slug, `${slug}-renamed`]) {
      expect((await findPublishedArticle(db, address))?.version.slug).toBe(`${slug}-renamed`);
    }
    await publish(first);
    expect((await findPublishedArticle(db, `${slug}-renamed`))?.version.slug).toBe(slug);
  });

  it("is refused at an address where another article stands", async () => {
    const [first, draft] = [await saved(), await saved()];
    await publish(first);
    expect(await publish(draft)).toMatchObject({ reason: "slug_taken" });
    expect(await saveArticle(marketing, newArticle({ slug }))).toMatchObject({
      reason: "slug_taken",
    });
  });

  it("takes over an address that another one gave up, which stays where it is now", async () => {
    const first = await saved();
    await publish(first);
    await publish(await saved({ slug: `${slug}-moved` }, first));
    const second = await saved({ title: "Second" });
    expect(await shownTitle()).not.toBe("Second");
    expect(await publish(second)).toMatchObject({ ok: true });
    expect(await shownTitle()).toBe("Second");
    expect((await findPublishedArticle(db, `${slug}-moved`))?.article.id).toBe(first.articleId);
    expect(await publish(first)).toMatchObject({ reason: "slug_taken" });
  });

  it("lets one go back to its old address, or another take it, not both", async () => {
    const first = await saved();
    await publish(first);
    await publish(await saved({ slug: `${slug}-moved` }, first));
    const second = await saved();
    const results = await Promise.all([publish(first), publish(second)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const shown = await findPublishedArticle(db, slug);
    expect(shown?.version.slug).toBe(slug);
    expect(shown?.article.id).toBe(results[0].ok ? first.articleId : second.articleId);
  });

  it("gives an address to one of two that want it at once", async () => {
    const drafts = [await saved(), await saved()];
    const results = await Promise.all(drafts.map((draft) => publish(draft)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: "slug_taken" });
  });

  it("waits for a clinician's review outside demo mode", async () => {
    const draft = await saved();
    expect(await publish(draft, false)).toMatchObject({ reason: "not_reviewed" });
    await reviewArticle(clinician, draft.articleId, { version: 1, ...review });
    expect(await publish(draft, false)).toEqual({ ok: true, value: { slug } });
    const next = await saved({}, draft);
    expect(await publish(next, false)).toMatchObject({ reason: "not_reviewed" });
  });

  it("can be taken back, which keeps the address", async () => {
    const draft = await saved();
    await publish(draft);
    expect(await unpublishArticle(marketing, draft.articleId)).toMatchObject({ ok: true });
    expect(await shownTitle()).toBeUndefined();
    expect((await publishedAddresses(db)).has(slug)).toBe(false);
    expect(await isWithdrawnArticle(db, slug)).toBe(true);
    expect(await unpublishArticle(marketing, draft.articleId)).toMatchObject({
      reason: "not_published",
    });
    expect(await saveArticle(marketing, newArticle({ slug }))).toMatchObject({
      reason: "slug_taken",
    });
  });

  it("finds no such version", async () => {
    const { articleId } = await saved();
    expect(await isWithdrawnArticle(db, slug)).toBe(false);
    expect(await publish({ articleId, version: 2 })).toMatchObject({ reason: "not_found" });
  });
});

describe("a review", () => {
  it("is of one version, once, and the next version has none", async () => {
    const draft = await saved();
    const record = () => reviewArticle(clinician, draft.articleId, { version: 1, ...review });
    const results = await Promise.all([record(), record()]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    await publish(draft);
    expect((await findPublishedArticle(db, slug))?.review).toMatchObject(review);
    await publish(await saved({}, draft));
    expect((await findPublishedArticle(db, slug))?.review).toBeNull();
  });

  it("names who recorded it", async () => {
    const { articleId } = await saved();
    await reviewArticle(clinician, articleId, { version: 1, ...review });
    const [row] = await db
      .select()
      .from(articleReviews)
      .where(eq(articleReviews.articleId, articleId));
    expect(row).toMatchObject({ ...review, recordedBy: "clinician-1" });
  });
});

test("the hub lists what is published, the newest first, by category", async () => {
  const before = (await publishedArticles(db)).length;
  const weight = await saved({ category: "weight-management" });
  await publish(weight);
  const listed = await publishedArticles(db);
  expect(listed).toHaveLength(before + 1);
  expect((await publishedArticles(db, "weight-management")).map((one) => one.slug)).toEqual([slug]);
  expect(await publishedArticles(db, "longevity-energy")).toEqual([]);
});

test("each step is recorded with who did it", async () => {
  const draft = await saved();
  await publish(draft);
  await reviewArticle(clinician, draft.articleId, { version: 1, ...review });
  await unpublishArticle(marketing, draft.articleId);
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, draft.articleId));
  expect(rows.map(({ action, actorId }) => `${action} ${actorId}`).toSorted()).toEqual([
    "article.published marketing-1",
    "article.reviewed clinician-1",
    "article.saved marketing-1",
    "article.unpublished marketing-1",
  ]);
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician"] as const)(
  "a %s neither writes nor publishes nor takes off",
  async (who) => {
    const draft = await saved();
    await publish(draft);
    const other = as(who);
    const refused = { ok: false, reason: "forbidden" };
    const edited = { id: draft.articleId, version: draft.version };
    expect(await saveArticle(other, newArticle({ slug }), edited)).toEqual(refused);
    expect(await publishArticle(other, { ...draft, demo: true })).toEqual(refused);
    expect(await unpublishArticle(other, draft.articleId)).toEqual(refused);
    expect(await shownTitle()).toBeDefined();
  },
);

test.each(["visitor", "customer", "support", "fulfilment", "marketing"] as const)(
  "a %s reviews nothing",
  async (who) => {
    const { articleId } = await saved();
    const refused = await reviewArticle(as(who), articleId, { version: 1, ...review });
    expect(refused).toEqual({ ok: false, reason: "forbidden" });
  },
);

test.each(["article_versions", "article_reviews"])("%s keeps what was written", async (table) => {
  const draft = await saved();
  await reviewArticle(clinician, draft.articleId, { version: 1, ...review });
  for (const statement of [`update ${table} set version = 9`, `delete from ${table}`]) {
    await expect(pool.query(statement)).rejects.toThrow(`${table} is append-only`);
  }
});
