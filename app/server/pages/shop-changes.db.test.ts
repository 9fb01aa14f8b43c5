import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { makeCategory, makeProduct } from "#app/goods/catalog/factories.ts";
import {
  categories,
  formerCategorySlugs,
  formerProductSlugs,
  productVariants,
  products,
  searchSynonyms,
  stockLevels,
} from "#app/goods/catalog/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { purity } from "#app/goods/lots/factories.ts";
import { labReports, labResults, lots } from "#app/goods/lots/tables.server.ts";
import { publishArticle } from "#app/running/content/commands/publish-article.server.ts";
import { publishDocument } from "#app/running/content/commands/publish-document.server.ts";
import { reviewArticle } from "#app/running/content/commands/review-article.server.ts";
import { reviewText } from "#app/running/content/commands/review-text.server.ts";
import { saveArticle } from "#app/running/content/commands/save-article.server.ts";
import { saveFaqEntry } from "#app/running/content/commands/save-faq-entry.server.ts";
import { unpublishArticle } from "#app/running/content/commands/unpublish-article.server.ts";
import { newArticle } from "#app/running/content/factories.ts";
import {
  bookings,
  consultationTypes,
  doctorDays,
  doctorHours,
  doctors,
} from "#app/care/consultations/tables.server.ts";
import { newDoctor } from "#app/care/consultations/factories.ts";
import { reviews } from "#app/reach/reviews/tables.server.ts";
import { deliveredOrder } from "#app/reach/reviews/factories.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { themeSettings } from "#app/running/settings/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { followChanges } from "#app/platform/database/change-feed.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";

const { ctx, db, pool } = await testContext();
const nad = await makeProduct(ctx, { name: "NAD+", stock: 12 });
const glow = await makeProduct(ctx, { name: "Glow", stock: 4 });

const written = await saveArticle(ctx, newArticle({ slug: "shown" }));
const article = written.ok ? written.value.articleId : "";
const first = { articleId: article, version: 1, demo: true };
const review = { version: 1, reviewer: "A", credentials: "MD", reviewedOn: "2026-01-01" };
const ofTexts = { subject: "assessment", version: "first" } as const;
const question = {
  slug: "pay",
  category: "ordering",
  position: 1,
  question: "How can I pay?",
  answer: "By card.",
  live: "none",
  isShown: true,
} as const;

const { removePhoto: _, ...doctorFacts } = newDoctor();
const doctorRow = { ...doctorFacts, createdAt: ctx.now };
const doctorId = ctx.ids.newId();
await db.insert(doctors).values({ ...doctorRow, id: doctorId });

/** What the triggers say of `work`, each name once. */
async function toldOf(work: () => Promise<unknown>): Promise<string[]> {
  const told = new Set<string>();
  const hears = { change: (name: string) => told.add(name), lost() {}, back() {} };
  const feed = await followChanges(pool, hears, quietLog);
  await work();
  await feed.caughtUp();
  await feed.stop();
  return [...told].toSorted();
}

const stockOf = (productId: string, by: number) =>
  adjustStock(ctx, { productId, by, reason: "test" });

test.each<[string, () => Promise<unknown>, string[]]>([
  [
    "a product's price",
    () => db.update(products).set({ price: 5 }).where(eq(products.id, nad)),
    ["listing", `product:${nad}`],
  ],
  [
    "nothing, though written",
    () => db.update(products).set({ name: "NAD+" }).where(eq(products.id, nad)),
    [],
  ],
  ["a new area", () => makeCategory(ctx, { name: "Beauty" }), ["*"]],
  [
    "an area's address",
    () => db.update(categories).set({ slug: sql`${categories.slug} || '-more'` }),
    ["*"],
  ],
  [
    "a product's address",
    () => db.update(products).set({ slug: "nad-plus" }).where(eq(products.id, nad)),
    ["*", "assistant_passages", "listing", `product:${nad}`],
  ],
  ["an address that led on", () => db.delete(formerCategorySlugs), ["*"]],
  ["another that led on", () => db.delete(formerProductSlugs), ["*"]],
  ["an area's name", () => db.update(categories).set({ name: "Glow & Beauty" }), ["*"]],
  [
    "a variant",
    () =>
      db.insert(productVariants).values({
        id: ctx.ids.newId(),
        productId: nad,
        variantName: "large",
        option1Value: "large",
        sku: "NAD-L",
        price: 9,
        position: 1,
      }),
    ["*"],
  ],
  [
    "what a search word also finds",
    () =>
      db
        .insert(searchSynonyms)
        .values({ id: ctx.ids.newId(), typed: "tired", means: "energy", updatedAt: ctx.now }),
    ["listing"],
  ],
  ["a clinician", () => accountOf(ctx, "clinician"), ["clinicians"]],
  ["another role", () => accountOf(ctx, "support"), []],
  [
    "a clinician who left",
    () => db.delete(userRoles).where(eq(userRoles.role, "clinician")),
    ["clinicians"],
  ],
  ["a doctor", () => db.insert(doctors).values({ ...doctorRow, id: ctx.ids.newId() }), ["doctors"]],
  [
    "a doctor's hours",
    () => db.insert(doctorHours).values({ doctorId, weekday: 1, fromMinute: 540, toMinute: 600 }),
    ["doctors"],
  ],
  ["a day off", () => db.insert(doctorDays).values({ doctorId, day: "2026-11-23" }), ["doctors"]],
  ["a slot that was taken", takeSlot, ["doctors"]],
  [
    "how long a consultation takes",
    () => db.update(consultationTypes).set({ minutes: 40 }),
    ["doctors"],
  ],
  ["more stock where there is plenty", () => stockOf(nad, 5), []],
  ["stock from plenty to nine", () => stockOf(nad, -8), [`product:${nad}`]],
  ["one of the last taken", () => stockOf(glow, -1), [`product:${glow}`]],
  ["a setting", () => saveSiteName("Shop"), ["*"]],
  ["a claim of Home or About", () => saveSettings(ctx, { claim_lives_figure: "12" }), ["*"]],
  [
    "a legal text",
    () => publishDocument(ctx, { slug: "terms", title: "Terms", body: "New" }),
    ["documents"],
  ],
  ["an answer of the FAQ", () => saveFaqEntry(ctx, question), ["faq"]],
  [
    "a new article, which says that there is one",
    () => saveArticle(ctx, newArticle()),
    ["articles"],
  ],
  [
    "a draft of its next version",
    () => saveArticle(ctx, newArticle(), { id: article, version: 1 }),
    [],
  ],
  ["an article that is published", () => publishArticle(ctx, first), ["articles"]],
  ["a review of texts in the code", () => reviewText(ctx, ofTexts, review), ["*"]],
  ["its review", () => reviewArticle(ctx, article, review), ["articles"]],
  ["an article that is taken off", () => unpublishArticle(ctx, article), ["articles"]],
])("%s: %j", async (_, work, expected) => {
  expect(await toldOf(work)).toEqual(expected);
});

async function takeSlot(): Promise<void> {
  const customerId = ctx.ids.newId();
  await db.insert(customers).values({ id: customerId, email: "maria@example.test" });
  await db.insert(bookings).values({
    id: ctx.ids.newId(),
    number: "C-26-000001",
    doctorId,
    customerId,
    type: "quick",
    startsAt: ctx.now,
    endsAt: addDays(ctx.now, 1),
    status: "booked",
    channel: "chat",
    fee: 0,
    currency: "PHP",
    createdAt: ctx.now,
  });
}

function saveSiteName(value: string): Promise<unknown> {
  const row = { key: "site_name", value, type: "text", category: "general", updatedAt: ctx.now };
  return db.insert(themeSettings).values(row);
}

test("a new product, which has a stock level of its own, is told as one of everything", async () => {
  expect(await toldOf(() => makeProduct(ctx, { name: "Klow", stock: null }))).toContain("*");
});

test("a sale from plenty is silent, one from the last ten is told", async () => {
  await db
    .update(stockLevels)
    .set({ onHand: 11, reserved: 0 })
    .where(eq(stockLevels.productId, nad));
  const reserve = (reserved: number) =>
    toldOf(() => db.update(stockLevels).set({ reserved }).where(eq(stockLevels.productId, nad)));
  expect(await reserve(1)).toEqual([]);
  expect(await reserve(2)).toEqual([`product:${nad}`]);
  const shipped = { onHand: 9, reserved: 0 };
  const ship = () => db.update(stockLevels).set(shipped).where(eq(stockLevels.productId, nad));
  expect(await toldOf(ship)).toEqual([]);
});

test("a review that is written or decided is told with its product", async () => {
  await stockOf(glow, 50);
  const token = await deliveredOrder(ctx, glow);
  const order = await findOrderByToken(ctx, token);
  const id = ctx.ids.newId();
  const review = {
    id,
    productId: glow,
    orderId: order!.id,
    authorName: "Ana",
    rating: 5,
    text: "As described.",
    status: "waiting" as const,
    createdAt: ctx.now,
  };
  expect(await toldOf(() => db.insert(reviews).values(review))).toEqual([`product:${glow}`]);
  const publish = () =>
    db.update(reviews).set({ status: "published", decidedAt: ctx.now }).where(eq(reviews.id, id));
  expect(await toldOf(publish)).toEqual([`product:${glow}`]);
});

test("a lot is told with its product; a change of it, and a report, with all that may show it", async () => {
  const lotId = ctx.ids.newId();
  const lot = { id: lotId, productId: glow, lotNumber: "A", expiresOn: "2099-01-01" };
  const receive = () => db.insert(lots).values({ ...lot, receivedUnits: 2, receivedAt: ctx.now });
  expect(await toldOf(receive)).toEqual([`product:${glow}`]);
  const open = () => db.update(lots).set({ openedAt: ctx.now }).where(eq(lots.id, lotId));
  expect(await toldOf(open)).toEqual(["*"]);
  const pack = (packedUnits: number) => () =>
    db.update(lots).set({ packedUnits }).where(eq(lots.id, lotId));
  expect(await toldOf(pack(1))).toEqual([]);
  expect(await toldOf(pack(2))).toEqual(["*"]);
  const report = { lotId, fileId: "f", fileType: "application/pdf" as const, bytes: 1 };
  const facts = { labName: "A", reportedOn: "2026-10-01", addedAt: ctx.now };
  const id = ctx.ids.newId();
  const add = () => db.insert(labReports).values({ id, ...report, ...facts });
  expect(await toldOf(add)).toEqual(["*"]);
  const result = { id: ctx.ids.newId(), reportId: id, ...purity() };
  expect(await toldOf(() => db.insert(labResults).values(result))).toEqual(["*"]);
});

test("a change of very many products is told as one of everything", async () => {
  await inTransaction(ctx, async (tx) => {
    for (let i = 0; i < 101; i += 1) {
      await makeProduct(tx, { name: `Many ${i}`, stock: null, isActive: false });
    }
  });
  const reprice = () => db.update(products).set({ price: 7 });
  expect(await toldOf(reprice)).toEqual(["*", "listing"]);
});
