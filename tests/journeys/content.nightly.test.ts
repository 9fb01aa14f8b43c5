import { inArray, like } from "drizzle-orm";
import { href } from "react-router";
import { afterAll, expect, test } from "vitest";
import { articleSlugs, articles } from "#app/running/content/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { press, openAs } from "./staff-desk.ts";

// The first page of Learn would show these instead of what other journeys look for.
afterAll(() =>
  insideTheShop(({ db }) => {
    const { slug, articleId } = articleSlugs;
    const written = db.select({ articleId }).from(articleSlugs).where(like(slug, "written-%"));
    return db.update(articles).set({ publishedVersion: null }).where(inArray(articles.id, written));
  }),
);

test.each([true, false])(
  "one question is open at a time, and each has a link of its own (JavaScript: %s)",
  async (javaScript) => {
    const page = await openPage({ javaScript, width: 390 });
    await page.goto(`${href("/faq")}#how-can-i-pay`);
    const paying = page.getByText("By card, GCash, Maya or bank transfer.");
    await paying.waitFor();
    await page.getByText("Payment methods today:").waitFor();
    await page.getByText("How do I store my product?").click();
    await page.getByText("Use it within 28 days after reconstitution").waitFor();
    await paying.waitFor({ state: "hidden" });
    await page.getByRole("searchbox").fill("gcash");
    await page.getByRole("searchbox").press("Enter");
    await page.getByText("1 question for “gcash”").waitFor();
    await page.getByText("How do I store my product?").waitFor({ state: "detached" });
  },
);

test("a reader goes from a category to an article, its sources and its products", async () => {
  const page = await openPage({ width: 390 });
  await page.goto(href("/learn"));
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await titles.count()).toBeGreaterThanOrEqual(8);
  await page.getByRole("link", { name: "Next page" }).click();
  await page.getByRole("link", { name: "Previous page" }).waitFor();
  expect(new URL(page.url()).search).toBe("?page=2");
  await page.getByRole("link", { name: "Beauty & Skin Health" }).click();
  await page.waitForURL(/\?category=beauty-skin-health$/);
  await page.getByRole("heading", { name: "How GLP-1 medicines work" }).waitFor({
    state: "detached",
  });
  await page.getByRole("link", { name: /^Lemon Bottle/ }).click();
  await page.getByRole("heading", { level: 1, name: /Lemon Bottle/ }).waitFor();
  await page.getByText("Not yet reviewed by a clinician").waitFor();
  await page.getByRole("link", { name: "Source 3" }).first().click();
  expect(new URL(page.url()).hash).toBe("#source-3");
  await page.getByRole("link", { name: "Lemon Bottle", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Lemon Bottle", exact: true }).waitFor();
});

test.each([
  { javaScript: true, slug: "written-with-scripts", colorScheme: "light" },
  { javaScript: false, slug: "written-without-scripts", colorScheme: "dark" },
] as const)("staff write, publish and review an article: %o", async ({ slug, ...look }) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/content/articles"));
  await page.getByRole("link", { name: "Write article" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Write article" }).waitFor();
  await page.getByLabel("Title").fill(`Cold, ${slug}`);
  await page.getByLabel("URL handle").fill(slug);
  await page.getByLabel("Summary").fill("What cold means.");
  await page.getByLabel("Text").fill("<b>Keep</b> it cold [2].");
  await page.getByLabel("Author").fill("The team");
  await page.getByLabel("Sources").fill("A label | https://example.com/label");
  await press(page, "Save and publish");
  await page.getByText("The text cites source 2, which isn’t in the list.").first().waitFor();
  await page.getByLabel("Text").fill("<b>Keep</b> it cold [1].");
  await press(page, "Preview");
  await page.getByRole("region", { name: "Preview, not saved" }).waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Save and publish");
  await page.getByRole("heading", { level: 1, name: `Cold, ${slug}` }).waitFor();
  await page.getByLabel("Clinician’s name").fill("Dr. Ana Reyes");
  await page.getByLabel("Profession and license").fill("MD, PRC 0012345");
  await page.getByLabel("Review date").fill("2026-01-31");
  await press(page, "Record review");
  await page.getByText("Dr. Ana Reyes, MD, PRC 0012345, on Jan 31, 2026").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "View in shop" }).click();
  await page.getByText("Reviewed by Dr. Ana Reyes, MD, PRC 0012345").waitFor();
  await page.getByText("<b>Keep</b> it cold").waitFor();
});

test("staff publish the next version of a text, and what was in force stays readable", async () => {
  const page = await openPage();
  await openAs(page, "owner", href("/admin/content"));
  await page.getByRole("heading", { level: 1, name: "Texts" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Medical disclaimer" }).click();
  await page.getByLabel("Text").fill("## In an emergency\n\nCall 911, always.");
  await press(page, "Publish version 2");
  await page.getByRole("link", { name: /^Version 2/ }).waitFor();
  await page.getByRole("link", { name: /^Version 1/ }).click();
  await page.waitForURL("**?version=1");
  await expectNoAxeViolations(page);
  await page.goto(href("/medical-disclaimer"));
  await page.getByText("Call 911, always.").waitFor();
  await page.getByText(/Version 2/).waitFor();
});

test.each([true, false])(
  "a claim that the owner changes is another on the next page (JavaScript: %s)",
  async (javaScript) => {
    const page = await openPage({ javaScript, expectedProblems: [/422/] });
    const [figure, wrong] = javaScript ? ["812", "2099-01-01"] : ["813", "2099-01-02"];
    await openAs(page, "owner", href("/admin/settings/claims"));
    const lives = page.getByRole("region", { name: "Lives" });
    await lives.getByLabel("Figure").fill(figure);
    await lives.getByLabel("Evidence").fill("Paid orders, by customer");
    await lives.getByLabel("As of").fill(wrong);
    await press(page, "Save");
    await page.getByRole("link", { name: "Enter today or an earlier date." }).waitFor();
    expect(await lives.getByLabel("Figure").inputValue()).toBe(figure);
    await lives.getByLabel("As of").fill("2026-01-31");
    await press(page, "Save");
    if (!javaScript) await page.goto(page.url());
    await lives.getByText("Evidence attached").waitFor();
    await expectNoAxeViolations(page);
    await page.goto(href("/about"));
    await page.getByText("lives supported so far").click();
    await page.getByText("Evidence as of Jan 31, 2026").waitFor();
    await page.getByText("Paid orders, by customer").waitFor();
    await page.getByText(figure, { exact: true }).waitFor();
    await page.goto(href("/"));
    await page.getByText("success stories", { exact: true }).click();
    await page.getByText("in the survey we send after each plan").waitFor();
    await page.getByText("lab purity", { exact: true }).click();
    await page.getByText("in the survey we send").waitFor({ state: "hidden" });
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "the laboratory’s report" }).first().click();
    await page.waitForURL("**/product/*#lab-report");
  },
);

test("About and the footer name who is behind the shop as the owner entered it", async () => {
  const page = await openPage({ width: 360 });
  await page.goto(href("/about"));
  await page.getByRole("heading", { name: "How cold parcels travel" }).waitFor();
  await page.getByRole("heading", { name: "If something is wrong" }).waitFor();

  const desk = await openPage();
  await openAs(desk, "owner", href("/admin/settings/business"));
  await desk.getByLabel("Registered business name").fill("Project Me Trading");
  await desk.getByLabel("Pharmacist").fill("Ana Cruz, PRC 0012345");
  await press(desk, "Save");
  await desk.getByText("Settings saved.").first().waitFor();

  await page.reload();
  const behind = page.getByRole("region", { name: "Who runs this shop" });
  await behind.getByText("Ana Cruz, PRC 0012345").waitFor();
  const footer = page.getByRole("contentinfo");
  await footer.getByText(/^Project Me Trading · .*pharmacist Ana Cruz, PRC 0012345/).waitFor();
  await expectNoAxeViolations(page);
});

test("a category's old address leads to its new one, with what was searched for", async () => {
  const page = await openPage({ javaScript: false });
  await openAs(page, "owner", href("/admin/categories/new"));
  await page.getByLabel("Name").fill("Deep Sleep");
  await page.getByRole("button", { name: "Save Category" }).click();
  const edit = page.getByRole("link", { name: "Deep Sleep", exact: true });
  await expectNoAxeViolations(page);
  const visitor = await openPage();
  await visitor.goto(href("/products/:category", { category: "deep-sleep" }));
  await visitor.getByRole("heading", { name: "Deep Sleep", level: 1 }).waitFor();

  await page.getByRole("button", { name: "Move Deep Sleep up" }).click();
  await edit.click();
  await page.getByLabel("URL handle").fill("night");
  await page.getByRole("button", { name: "Save Category" }).click();
  await edit.waitFor();
  await visitor.goto(
    `${href("/products/:category", { category: "deep-sleep" })}?sort=rating&utm_source=mail`,
  );
  await visitor.getByRole("heading", { name: "Deep Sleep", level: 1 }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(href("/products/:category", { category: "night" }));
  expect(new URL(visitor.url()).search).toBe("?sort=rating&utm_source=mail");
  const canonical = visitor.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute("href")).toMatch(/\/products\/night$/);

  await edit.click();
  await expectNoAxeViolations(page);
  await page.getByText("Delete this category").click();
  await page.getByRole("button", { name: "Delete Deep Sleep permanently" }).click();
  await edit.waitFor({ state: "detached" });
  await visitor.reload();
  await visitor.getByRole("heading", { name: "Products", level: 1 }).waitFor();
});
