import { href } from "react-router";
import type { Page } from "playwright-core";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { ProductImage } from "#app/goods/catalog/views/shown-picture.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { newPhoto } from "../new-photo.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { untilLive } from "../until-live.ts";
import { openActs, openAs, press } from "./staff-desk.ts";
import { unfold } from "./unfold.ts";
import { variants } from "../variants.ts";

const LIST = href("/admin/products");

// The label also says when a field is needed.
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}\\s*(?:Optional|Required.*)?$`));

/** The list is a table on wide screens and cards on a phone; only one of them is visible. */
const inList = (page: Page, role: "link" | "button", name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true });

test.each(
  variants([
    { javaScript: true, colorScheme: "light", width: 1440 },
    { javaScript: false, colorScheme: "dark", width: 360 },
  ] as const),
)("staff add a product, show it, copy it and delete it: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/409/, /422/] });
  const name = `Serum ${look.width}`;
  const slug = `serum-${look.width}`;
  await openAs(page, "owner", LIST);
  await page.getByRole("heading", { level: 1, name: "Enhanced Product Management" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Add Product" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Add Product" }).waitFor();
  await expectNoAxeViolations(page);
  if (look.javaScript) await untilLive(page);
  await unfold(page);
  await expectNoAxeViolations(page);

  await field(page, "Name").fill(name);
  await field(page, "URL handle").fill("glow");
  await field(page, "Short description").fill("A serum for a test.");
  await field(page, "Description").fill("A serum that a test has added.");
  await field(page, "Price, in pesos").fill("0");
  await field(page, "Opening stock").fill("12");
  await press(page, "Save Product");
  await page.getByText("Enter an amount above zero, like 250.00.").first().waitFor();
  await page.getByText("Select an option.").first().waitFor();
  await field(page, "Price, in pesos").fill("1,250.50");
  await field(page, "Regulatory status").selectOption("not_registered");
  await press(page, "Save Product");
  await page.getByText("Another product has this URL handle").first().waitFor();
  await expectNoAxeViolations(page);
  await field(page, "URL handle").fill(slug);
  await press(page, "Save Product");

  await page.waitForURL(/\/pictures$/);
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}&show=inactive`);
  await openActs(page, name);
  await inList(page, "button", `Activate ${name}`).click();
  await page.getByText("Still needed: the safety text, a picture.").first().waitFor();
  await inList(page, "link", name).click();
  await page.getByRole("heading", { level: 1, name: `Edit ${name}` }).waitFor();
  await page.getByText("Still needed before shoppers can see it:").waitFor();
  if (look.javaScript) await untilLive(page);
  await unfold(page);
  await field(page, "Safety text").fill("Ask a doctor first.");
  await field(page, "Compare-at price, in pesos").fill("2000");
  await press(page, "Save Product");
  await page.getByText("Enter a price that is above the current one").first().waitFor();
  await expectNoAxeViolations(page);
  await field(page, "Compare-at price, in pesos").fill("");
  await press(page, "Save Product");
  await page.waitForURL((url) => url.pathname === LIST);

  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
  await insideTheShop(({ db }) =>
    db
      .update(products)
      .set({ images: [{ picture: "glow", alt: "A vial" }] })
      .where(eq(products.slug, slug)),
  );
  await openActs(page, name);
  await inList(page, "button", `Activate ${name}`).click();
  const state = page.locator(".badge").filter({ hasText: /^Active$/, visible: true });
  await state.first().waitFor();
  await page.goto(href("/product/:id", { id: slug }));
  await page.getByText("₱1,250.50").first().waitFor();

  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
  await inList(page, "link", name).click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  await page.getByRole("heading", { level: 1, name: `Edit ${name} (copy)` }).waitFor();
  await page.getByText("Delete this product").click();
  await press(page, `Delete ${name} (copy)`);
  await page.waitForURL((url) => url.pathname === LIST);
  await page.getByText(`${name} (copy) is deleted.`).first().waitFor();

  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
  await page.getByText("A serum for a test.").filter({ visible: true }).first().waitFor();
  await openActs(page, name);
  await inList(page, "link", `Edit ${name}`).waitFor();
  await inList(page, "link", `Delete ${name}`).click();
  await press(page, `Delete ${name}`);
  await page.getByText(`${name} is archived.`).first().waitFor();
  const gone = await page.request.get(href("/product/:id", { id: slug }));
  expect(gone.status()).toBe(404);
});

test.each(
  variants([
    { javaScript: true, width: 1440 },
    { javaScript: false, width: 360 },
  ]),
)("one save shows a new product to shoppers: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const name = `Balm ${look.width}`;
  await openAs(page, "owner", href("/admin/products/new"));
  if (look.javaScript) await untilLive(page);
  await unfold(page);
  for (const label of ["Short description", "Description", "Safety text", "Picture"]) {
    await page.getByLabel(new RegExp(`^${label}\\s*Required`)).waitFor();
  }
  await field(page, "Name").fill(name);
  await field(page, "Short description").fill("A balm for a test.");
  await field(page, "Description").fill("A balm that a test has added.");
  await field(page, "Price, in pesos").fill("450");
  await field(page, "Regulatory status").selectOption("not_a_medicine");
  await field(page, "Safety text").fill("Ask a doctor first.");
  await page.getByLabel("Active", { exact: true }).check();
  await press(page, "Save Product");
  await page.getByText("Not ready for shoppers. Still needed: a picture.").first().waitFor();
  await unfold(page);
  const picture = {
    name: "balm.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(await newPhoto()),
  };
  await field(page, "Picture").setInputFiles(picture);
  await press(page, "Save Product");
  await page.getByText("Describe what the picture shows.").first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `new-product-${look.width}`);
  if (!look.javaScript) await field(page, "Picture").setInputFiles(picture);
  await field(page, "Picture description").fill("A jar of balm");
  await press(page, "Save Product");
  await page.getByText(`${name} is saved. Shoppers can see it.`).first().waitFor();
  await page.goto(href("/product/:id", { id: `balm-${look.width}` }));
  await page.getByRole("img", { name: "A jar of balm" }).first().waitFor();
  // Other journeys count what the shop sells.
  await insideTheShop(({ db }) =>
    db.update(products).set({ isActive: false }).where(eq(products.name, name)),
  );
});

test.each(["light", "dark"] as const)("a product's preview follows the form, %s", async (look) => {
  const page = await openPage({ width: 1440, colorScheme: look });
  await openAs(page, "owner", LIST);
  await inList(page, "link", "Glow").click();
  const preview = page.getByRole("complementary", { name: "Live preview" });
  await preview.waitFor();
  await untilLive(page);
  await screenshot(page, `product form ${look}`);
  await expectNoAxeViolations(page);
  const form = page.locator("main form").first();
  const typed = await form
    .locator("textarea:visible")
    .evaluateAll((fields) => fields.map((one) => (one as HTMLTextAreaElement).value));
  const words = [await form.innerText(), ...typed].join(" ").split(/\s+/).length;
  expect(words).toBeGreaterThan(200);
  expect(words).toBeLessThanOrEqual(250);

  await field(page, "Name").fill("Glow by night");
  await preview.getByText("Glow by night").first().waitFor();
  await page.locator("summary").filter({ hasText: "Pricing" }).click();
  await field(page, "Price, in pesos").fill("6,100");
  await preview.getByText("₱6,100").first().waitFor();
  await page.locator("summary").filter({ hasText: "₱6,100" }).waitFor();
  await page.getByText("Unsaved changes: Name, Price, in pesos").waitFor();
  await screenshot(page, `product form changed ${look}`);
  await page.getByRole("button", { name: "Discard" }).click();
  await preview.getByText("Glow by night").first().waitFor({ state: "hidden" });
  expect(await field(page, "Name").inputValue()).toBe("Glow");
});

test("pictures without words are named as what is missing", async () => {
  const page = await openPage();
  const productId = await insideTheShop((ctx) =>
    makeProduct(ctx, { name: "Wordless", isActive: false, images: [wordless, wordless] }),
  );
  await openAs(page, "owner", href("/admin/products/:productId", { productId }));
  await page.getByRole("link", { name: "A description of the picture" }).waitFor();
  await unfold(page);
  await page.getByText("All are hidden until you describe them.").waitFor();
  expect(await page.getByRole("link", { name: "A picture", exact: true }).count()).toBe(0);
});

const wordless: ProductImage = {
  picture: "01a2b3c4-0000-7000-8000-000000000000",
  alt: "",
  upload: { version: "0a0a0a0a", focus: "centre", width: 720, height: 900, sent: "" },
};
