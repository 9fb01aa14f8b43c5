import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { until } from "../until.ts";
import { hideNewProducts, shown } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

/** A moment this many days ahead, as the form's fields write it. */
const inDays = (days: number) => `${shopDay(addDays(new Date(), days))}T09:00`;
// The label also says when a field is needed.
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}(?:Optional|Required.*)?$`));

/** Makes a planned price due, and runs the scheduled job. */
async function letItCome(productId: string, when: "starts_at" | "ends_at", price: number) {
  await insideTheShop(async ({ db }) => {
    await db.execute(sql`update price_schedules
      set ${sql.identifier(when)} = now() - interval '1 second'
      where product_id = ${productId} and state in ('planned', 'running')`);
    await db.execute(sql`select graphile_worker.add_job('catalog.apply-prices', '{}')`);
    await until("the planned price is applied", 20_000, async () => {
      const [product] = await db.select().from(products).where(eq(products.id, productId));
      return product?.price === price;
    });
  });
}

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("a price begins and ends by itself, as it was planned: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const [name, slug] = [`Planned ${look.width}`, `planned-${look.width}`];
  const productId = await insideTheShop((ctx) =>
    makeProduct(ctx, { name, slug, price: 200_000, stock: 5, ...shown }),
  );
  await openAs(page, "owner", href("/admin/products/:productId/prices", { productId }));
  await page.getByText("No planned prices.").waitFor();
  await field(page, "Price, in pesos").fill("1,500");
  await field(page, "Compare-at price, in pesos").fill("2,500");
  await field(page, "Starts").fill(inDays(-1));
  await field(page, "Ends").fill(inDays(2));
  await press(page, "Plan Price");
  await page.getByText("Choose a time in the future.").first().waitFor();
  await expectNoAxeViolations(page);
  await field(page, "Starts").fill(inDays(1));
  await press(page, "Plan Price");
  await page.getByText("Enter a price that you will have charged").first().waitFor();
  await field(page, "Compare-at price, in pesos").fill("2,000");
  await press(page, "Plan Price");
  await page.getByText("Price planned.").first().waitFor();
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: /^Change the planned price/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Planned price of/ }).waitFor();
  await field(page, "Price, in pesos").fill("1,600");
  await press(page, "Save Price");
  await page.getByText("Planned price saved.").first().waitFor();

  await letItCome(productId, "starts_at", 160_000);
  await page.goto(href("/product/:id", { id: slug }));
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("main").getByText("₱1,600").first().waitFor();
  await page.getByRole("main").getByText("₱2,000").first().waitFor();

  await page.goto(href("/admin/products/:productId/prices", { productId }));
  await page.getByText("Running", { exact: true }).waitFor();
  await letItCome(productId, "ends_at", 200_000);
  await page.reload();
  const over = page.getByRole("list", { name: "Ended prices" });
  await over.getByText("Ended", { exact: true }).waitFor();

  await field(page, "Price, in pesos").fill("1,400");
  await field(page, "Starts").fill(inDays(5));
  await press(page, "Plan Price");
  await page.getByText("Price planned.").first().waitFor();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByText("Planned price removed.").first().waitFor();
  await page.getByText("No planned prices.").waitFor();
  expect(await over.getByRole("listitem").count()).toBe(1);
});
