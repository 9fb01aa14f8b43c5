import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeCategory, makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishArticle } from "#app/running/content/commands/publish-article.server.ts";
import { saveArticle } from "#app/running/content/commands/save-article.server.ts";
import { newArticle } from "#app/running/content/factories.ts";
import { purity } from "#app/goods/lots/factories.ts";
import { labReports, labResults, lots } from "#app/goods/lots/tables.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { CLAIM_NAMES, claimKey } from "#app/running/settings/rules/claim-settings.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { testContext } from "#tests/context.ts";
import { homeHtml } from "./home-html.server.tsx";
import { showAreas } from "./show-home.server.ts";
import { showClaims } from "./show-claims.server.ts";
import { showJournal } from "./show-journal.server.ts";
import { showProof } from "./show-proof.server.ts";
import { homeTexts } from "./texts.ts";

const { ctx, db } = await testContext();
const glow = await makeProduct(ctx, { name: "Glow" });

test("at most four areas, in their order, each with its best selling names", async () => {
  const names = ["Fifth", "First", "Second", "Third", "Fourth"];
  for (const [index, name] of names.entries()) {
    await makeCategory(ctx, { name, sortOrder: index === 0 ? 9 : index });
  }
  const areas = await showAreas({ ctx, memory: new Memory() });
  expect(areas.map(({ name }) => name)).toEqual(["First", "Second", "Third", "Fourth"]);
  expect(areas[0]?.popular).toEqual([]);
});

test("without a report there is no proof, with one it is the newest, labelled when made up", async () => {
  expect(await showProof(db, "2026-11-21")).toBeUndefined();
  const lotId = ctx.ids.newId();
  const lot = { id: lotId, productId: glow, lotNumber: "L-1", expiresOn: "2099-01-01" };
  await db.insert(lots).values({ ...lot, receivedUnits: 1, receivedAt: ctx.now, isDemo: true });
  const open = () => db.update(lots).set({ openedAt: ctx.now }).where(eq(lots.id, lotId));
  const id = ctx.ids.newId();
  const file = { fileId: "f", fileType: "image/webp" as const, bytes: 40_000 };
  const facts = { labName: "A lab", reportedOn: "2026-10-01" };
  const size = { width: 600, height: 800 };
  await db.insert(labReports).values({ id, lotId, ...file, ...facts, ...size, addedAt: ctx.now });
  await db.insert(labResults).values({ id: ctx.ids.newId(), reportId: id, ...purity() });
  expect(await showProof(db, "2026-11-21")).toBeUndefined();
  await open();
  const shown = await showProof(db, "2026-11-21");
  expect(shown?.productId).toBe(glow);
  expect(shown?.proof).toMatchObject({
    lot: "Glow, batch L-1",
    demo: "Made up for the demo",
    purity: { value: "99.1%" },
    picture: { src: `/lab-reports/${id}`, width: 600, height: 800 },
    product: { to: "/product/glow", text: "See Glow" },
  });
  await db.update(products).set({ isActive: false });
  expect(await showProof(db, "2026-11-21")).toBeUndefined();
});

test("the three newest published articles, each with its subject and how long it takes", async () => {
  for (const slug of ["one", "two", "three", "four", "draft"]) {
    const saved = await saveArticle(ctx, newArticle({ slug, title: slug }));
    if (!saved.ok) throw new Error(saved.reason);
    if (slug === "draft") continue;
    await publishArticle(ctx, { articleId: saved.value.articleId, version: 1, demo: true });
  }
  const journal = await showJournal(db);
  expect(journal.map(({ slug }) => slug)).toEqual(["four", "three", "two"]);
  expect(journal[0]).toMatchObject({ about: "Safety & Guidelines, 1 min read" });
});

test("a new shop claims nothing, and a card says what lab-tested means", () => {
  const { claims, cards } = showClaims(readSettings({}));
  expect(claims).toEqual([]);
  expect(cards.map(({ title, claim }) => [title, claim])).toEqual([
    ["Lab-tested purity", undefined],
    ["Expert support", undefined],
  ]);
  expect(cards[1]?.text).toContain("questions Mon-Fri 9AM-6PM, Sat 10AM-4PM, Manila time.");
});

const EVIDENCE = Object.fromEntries(
  CLAIM_NAMES.map((name) => [claimKey(name, "evidence"), "Report 12"]),
);

test("each claim with evidence brings it, and names its day where it has one", () => {
  const { claims, cards } = showClaims(
    readSettings({ ...EVIDENCE, claim_purity_as_of: "2026-10-01" }),
  );
  expect(claims.map(({ words, basis }) => [words, basis])).toEqual([
    ["99.8% lab purity", "Evidence as of Oct 1, 2026"],
    ["1K+ success stories", ""],
    ["24/7 health tracking", ""],
  ]);
  expect(claims[0]?.blocks).toEqual([
    { kind: "paragraph", children: [{ kind: "text", text: "Report 12" }] },
  ]);
  expect(claims[2]?.note).toContain("We don’t monitor your health");
  expect(cards.map(({ title, claim }) => [title, claim?.words])).toEqual([
    ["Lab-tested purity", "Lab tested in USA facilities"],
    ["GMP certified", "GMP certified"],
    ["Expert support", undefined],
  ]);
});

test("a claim without words is gone, and nothing is claimed while the settings cannot be read", () => {
  const none = { claim_stories_text: "", claim_usa_text: "", claim_gmp_text: "" };
  const { claims, cards } = showClaims(readSettings({ ...EVIDENCE, ...none }));
  expect(claims.map(({ text }) => text)).toEqual(["lab purity", "health tracking"]);
  expect(cards.map(({ title, claim }) => [title, claim])).toEqual([
    ["Lab-tested purity", undefined],
    ["Expert support", undefined],
  ]);
  expect(showClaims(undefined)).toMatchObject({ claims: [], cards: [{}, {}] });
});

test("where the shop sends a newsletter, a plain form asks for it", () => {
  const content = {
    hero: undefined,
    claims: [],
    cards: [],
    texts: { ...homeTexts, facts: [], trust: homeTexts.trust.title },
    failed: false,
    areas: [],
    proof: undefined,
    articles: [],
  };
  const html = homeHtml({ ...content, hasNewsletter: true });
  expect(html).toMatch(/<form[^>]* action="\/newsletter"[^>]*method="post"/);
  expect(html).toContain('name="source" value="home"');
  expect(homeHtml({ ...content, hasNewsletter: false })).not.toContain("<form");
});
