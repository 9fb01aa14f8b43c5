import { href } from "react-router";
import { readFileSync, readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { saveData } from "../save-data.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs } from "./staff-desk.ts";

const PAGES = [
  "/",
  href("/products"),
  href("/products/:category", { category: "weight-loss" }),
  href("/product/:id", { id: "tirzepatide" }),
  href("/cart"),
  href("/auth"),
  href("/terms"),
  href("/privacy"),
  `${href("/faq")}#how-can-i-pay`,
  href("/about"),
  href("/journey-support"),
  href("/learn"),
  href("/learn/:slug", { slug: "what-peptides-are" }),
];

test.each(["light", "dark"] as const)(
  "axe finds nothing on any public page, %s",
  async (scheme) => {
    const page = await openPage({ width: 390, colorScheme: scheme });
    for (const path of PAGES) {
      await page.goto(path);
      await expectNoAxeViolations(page);
      const wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
      expect(wide, `${path} scrolls sideways`).toBe(false);
    }
  },
);

test.each([true, false])("search, category and sort find products (JavaScript: %s)", async (js) => {
  const page = await openPage({ javaScript: js });
  await page.goto(href("/"));
  await page.getByRole("link", { name: "Browse Products" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  const names = () => page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  expect(await names()).toHaveLength(9);
  await page.getByRole("searchbox").fill("copper");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL("**/products?*q=copper*");
  await page.getByRole("heading", { name: "GHK-Cu" }).waitFor();
  await page.goto(`${href("/products/:category", { category: "weight-loss" })}?sort=price-asc`);
  expect(await names()).toEqual(["Semaglutide", "Tirzepatide", "Retatrutide"]);
  await page.goto(`${href("/products")}?q=nothing-is-called-so`);
  await page
    .getByRole("link", { name: /all products/i })
    .first()
    .waitFor();
});

test("the legal texts tell their version, and every link in the footer leads somewhere", async () => {
  const page = await openPage();
  await page.goto(href("/"));
  const links = await page.getByRole("contentinfo").getByRole("link").all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  for (const address of new Set(addresses)) {
    const answer = await page.goto(address ?? "");
    expect(answer?.status(), address ?? "no address").toBe(200);
  }
  await page.goto(href("/terms"));
  await page.getByText(/Version 1/).waitFor();
});

test("an unknown address says Page not found, with a search and a way home, and staff see it", async () => {
  const page = await openPage({ expectedProblems: [/404/] });
  const answer = await page.goto("/no-such-page?secret=1");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("main").getByRole("searchbox").fill("copper");
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await page.getByRole("heading", { name: "GHK-Cu" }).waitFor();

  await openAs(page, "owner", href("/admin/missing-pages"));
  await page.getByText("/no-such-page", { exact: true }).first().waitFor();
  await expectNoAxeViolations(page);

  await page.goto("/no-such-page");
  await page.getByRole("main").getByRole("link", { name: /home/i }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("a withdrawn product keeps its warnings for those who bought it", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/404/] });
  const sell = (isActive: boolean) =>
    insideTheShop(({ db }) =>
      db.update(products).set({ isActive }).where(eq(products.slug, "lemon-bottle")),
    );
  await sell(false);
  try {
    const answer = await page.goto(href("/product/:id", { id: "lemon-bottle" }));
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Lemon Bottle is no longer sold" }).waitFor();
    await page.getByText("Swissmedic").first().waitFor();
    await expectNoAxeViolations(page);
  } finally {
    await sell(true);
  }
});

test("what fails to load says so, leads to the list and offers to try again", async () => {
  const page = await openPage({ expectedProblems: [/500/] });
  await saveData(page);
  const failed = (text: string) => page.getByRole("main").getByText(text).waitFor();
  const run = (statement: string) => insideTheShop(({ db }) => db.execute(statement));
  await page.goto(href("/products"));
  await run("alter table lots rename to lots_away");
  try {
    // The change drops the cached page.
    await run("update products set rating_count = rating_count + 1 where slug = 'klow'");
    await page.getByRole("link", { name: "Learn More about Klow" }).click();
    await failed("Failed to load product details");
    await page.getByRole("main").getByRole("link", { name: "Back to products" }).click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(href("/products"));
  } finally {
    await run("update products set rating_count = rating_count - 1 where slug = 'klow'");
    await run("alter table lots_away rename to lots");
  }
  await run("alter table categories rename to categories_away");
  await run("alter table stock_levels rename to stock_levels_away");
  try {
    await page.goto(`${href("/products")}?q=nothing-kept`);
    await failed("Failed to load products");
  } finally {
    await run("alter table stock_levels_away rename to stock_levels");
    await run("alter table categories_away rename to categories");
  }
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByText("No results for “nothing-kept”").first().waitFor();
});

test("an id leads to the product's own address", async () => {
  const page = await openPage();
  await page.goto(`${href("/products")}?q=Klow`);
  const id = (await page.locator('button[name="productId"]').first().getAttribute("value")) ?? "";
  await page.goto(href("/product/:id", { id }));
  expect(new URL(page.url()).pathname).toMatch(/^\/product\/[a-z]/);
});

test("the gallery of primitives is in no build", async () => {
  const page = await openPage({ expectedProblems: [/404/] });
  expect((await page.goto("/dev/ui"))?.status()).toBe(404);
  const files = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    expect(readFileSync(`build/client/assets/${name}`, "utf8")).not.toContain("scheme-dark");
  }
});

test("a search finds what is meant: a goal in other words, and what is in a vial", async () => {
  const page = await openPage({ javaScript: false });
  const found = async (search: string) => {
    await page.goto(`${href("/products")}?q=${encodeURIComponent(search)}`);
    const cards = page.getByRole("main").getByRole("heading", { level: 2 });
    await cards.first().waitFor();
    return cards.allInnerTexts();
  };
  const slimming = await found("lose weight");
  expect(slimming).toEqual(expect.arrayContaining(["Semaglutide", "Tirzepatide", "Retatrutide"]));
  expect(slimming).toEqual(await found("weight loss"));
  const inTens = ["Retatrutide", "Semaglutide", "Tirzepatide"];
  expect((await found("10 mg")).toSorted()).toEqual(inTens);
});

test("staff say what a search word also finds, and the shop knows it at once", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/search-words"));
  await page.getByRole("heading", { level: 1, name: "Search words" }).waitFor();
  await page.getByRole("button", { name: "Add search word" }).click();
  await page.getByRole("link", { name: "Enter at least one word." }).first().waitFor();
  // axe would measure a control half hidden below the header as too small, so the page is scrolled
  // to its top.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await page.getByLabel("What shoppers type").fill("Jet lag");
  await page.getByLabel("Also finds", { exact: true }).fill("energy");
  await page.getByRole("button", { name: "Add search word" }).click();
  await page.getByText("“jet lag” is saved.").first().waitFor();
  await page.goto(`${href("/products")}?q=jet+lag`);
  await page.getByRole("heading", { level: 2, name: "NAD+" }).waitFor();
  await page.goto(href("/admin/search-words"));
  await page.getByLabel("What “jet lag” also finds", { exact: true }).fill("collagen");
  await page.getByRole("button", { name: "Save what “jet lag” also finds" }).click();
  await page.getByText("“jet lag” is saved.").first().waitFor();
  await page.getByRole("button", { name: "Remove “jet lag”" }).click();
  await page.getByText("“jet lag” is removed.").first().waitFor();
  expect(await page.getByRole("button", { name: "Remove “jet lag”" }).count()).toBe(0);
});
