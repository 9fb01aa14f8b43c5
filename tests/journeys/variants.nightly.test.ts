import { hideNewProducts } from "./hide-new-products.ts";
import { href } from "react-router";
import type { Page } from "playwright-core";
import { eq, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { cartItems } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { goLive, untilLive } from "../until-live.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();

/** The field of the nth variant, whose name is shown in its heading. */
const field = (page: Page, row: number, label: string) =>
  page
    .getByRole("list", { name: "Variants in the order" })
    .getByRole("listitem")
    .nth(row - 1)
    .getByLabel(new RegExp(`^${label}(?:Optional)?$`));

/** A busy machine may take seconds to show what a click did. */
const SOON = { timeout: 20_000 };

/** Saves, and waits for its entry in the history, as the message of the last saving may still stand. */
async function saveAgain(page: Page) {
  const history = page.getByRole("region", { name: "History" });
  // The history is at the end of the page, which may still be on its way.
  await page.waitForLoadState();
  const before = await history.textContent();
  await press(page, "Save Variants");
  await expect.poll(() => history.textContent(), SOON).not.toBe(before);
  await untilLive(page);
}

// Other journeys count what the shop lists.
afterAll(() =>
  insideTheShop(({ db }) =>
    db.update(products).set({ isActive: false }).where(like(products.name, "Comes in %")),
  ),
);

const newProduct = (name: string) =>
  insideTheShop((ctx) => makeProduct(ctx, { name, price: 70_000 }));

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("a product gets variants, and its open cart keeps its line: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const name = `Comes in sizes ${look.width}`;
  const productId = await newProduct(name);
  const slug = `comes-in-sizes-${look.width}`;
  await openAs(page, "owner", href("/admin/products/:productId/variants", { productId }));
  await page.getByRole("heading", { level: 1, name: "Product Variants" }).waitFor();
  await press(page, "Add a variant");
  await field(page, 1, "Variant name").waitFor();
  await press(page, "Save Variants");
  await page.getByText("Enter a name of at most 80 characters.").first().waitFor();
  await expectNoAxeViolations(page);
  await field(page, 1, "Variant name").fill("5 mg");
  await field(page, 1, "On sale").check();
  await press(page, "Save Variants");
  await page.getByText("Enter a price above zero before it goes on sale.").first().waitFor();
  await page.getByLabel(/^First option/).fill("Vial size");
  await field(page, 1, "Price, in pesos").fill("1,250.50");
  await field(page, 1, "Opening stock").fill("4");
  await press(page, "Add a variant");
  await field(page, 2, "Variant name").fill("10 mg");
  await field(page, 2, "Price, in pesos").fill("2000");
  await field(page, 2, "Opening stock").fill("6");
  await field(page, 2, "On sale").check();
  await press(page, "Save Variants");
  await page.getByText(`The variants of ${name} are saved.`).first().waitFor();
  await untilLive(page);
  await expectNoAxeViolations(page);
  await screenshot(page, `variants ${look.width}`);

  const shopper = await openPage({ javaScript: false });
  await shopper.goto(href("/product/:id", { id: slug }));
  await shopper.getByRole("radio", { name: /10 mg/ }).check();
  await shopper
    .getByRole("button", { name: /Add to Cart/ })
    .first()
    .click();
  await shopper.waitForURL(/cart/);
  await shopper.getByText(`${name}, 10 mg`).first().waitFor();

  await press(page, "Move 10 mg up");
  await expect.poll(() => field(page, 1, "Variant name").inputValue(), SOON).toBe("10 mg");
  await page.getByRole("button", { name: "Remove 5 mg" }).click();
  await page.getByRole("heading", { name: "No longer offered" }).waitFor();
  await field(page, 1, "Price, in pesos").fill("1900");
  await saveAgain(page);
  // In the history, where the fields of an entry are folded.
  await page.getByText("₱2,000").first().waitFor({ state: "attached" });

  const kept = await insideTheShop(({ db }) =>
    db
      .select({ variantId: cartItems.variantId, name: productVariants.variantName })
      .from(cartItems)
      .innerJoin(productVariants, eq(productVariants.id, cartItems.variantId))
      .where(eq(cartItems.productId, productId)),
  );
  expect(kept).toMatchObject([{ name: "10 mg" }]);
  await shopper.reload();
  await shopper.getByText("₱1,900").first().waitFor();

  await press(page, "Restore 5 mg");
  await field(page, 2, "Variant name").waitFor();
  await saveAgain(page);
  await field(page, 2, "On sale").check();
  await saveAgain(page);
  const stored = () =>
    insideTheShop(({ db }) =>
      db
        .select({ name: productVariants.variantName, archivedAt: productVariants.archivedAt })
        .from(productVariants)
        .where(eq(productVariants.productId, productId))
        .orderBy(productVariants.position),
    );
  expect(await stored()).toEqual([
    { name: "10 mg", archivedAt: null },
    { name: "5 mg", archivedAt: null },
  ]);
});

test("of two people with the same variants both see what the other saved", async () => {
  const mine = await openPage({ expectedProblems: [/409/] });
  const productId = await newProduct("Comes in two");
  const address = href("/admin/products/:productId/variants", { productId });
  await openAs(mine, "owner", address);
  await press(mine, "Add a variant");
  await field(mine, 1, "Variant name").fill("5 mg");
  await field(mine, 1, "Price, in pesos").fill("500");
  await press(mine, "Save Variants");
  await mine.getByText("The variants of Comes in two are saved.").first().waitFor();
  const theirs = await mine.context().newPage();
  await goLive(theirs);
  await theirs.goto(address);
  await theirs.getByRole("button", { name: "Add a variant" }).click();
  await field(theirs, 2, "Variant name").fill("20 mg");
  await field(theirs, 2, "Price, in pesos").fill("1500");
  await field(theirs, 1, "Price, in pesos").fill("550");
  await press(theirs, "Save Variants");
  await theirs.getByText("The variants of Comes in two are saved.").first().waitFor();

  await field(mine, 1, "Price, in pesos").fill("600");
  await press(mine, "Save Variants");
  await mine.getByRole("heading", { name: "Someone saved this while you were editing" }).waitFor();
  await untilLive(mine);
  await screenshot(mine, "variants of two");
  await expectNoAxeViolations(mine);
  const price = mine.getByRole("group", { name: "5 mg: Price, in pesos", exact: true });
  await price.getByRole("radio", { name: "Yours" }).check();
  await press(mine, "Save my choices");
  await mine.getByText("The variants of Comes in two are saved.").first().waitFor();
  expect(await field(mine, 1, "Price, in pesos").inputValue()).toBe("600");
  expect(await field(mine, 2, "Variant name").inputValue()).toBe("20 mg");
});

test.each([
  { javaScript: true, width: 1440 },
  { javaScript: false, width: 360 },
])("three sizes in three packs become nine variants, each with a picture: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const name = `Comes in nine ${look.width}`;
  const images = ["glow", "klow"].map((picture) => ({ picture, alt: `A vial of ${picture}` }));
  const productId = await insideTheShop((ctx) => makeProduct(ctx, { name, price: 70_000, images }));
  await openAs(page, "owner", href("/admin/products/:productId/variants", { productId }));
  await page.getByLabel(/^First option/).fill("Vial size");
  await page.getByLabel(/^Values of the first option/).fill("5 mg, 10 mg, 20 mg");
  await page.getByLabel(/^Values of the second option/).fill("1 vial, 3 vials, 5 vials");
  await press(page, "Create variants");
  await page.getByText("Name the second option first.").first().waitFor();
  await page.getByLabel(/^Second option/).fill("Pack");
  await press(page, "Create variants");
  await page.getByText("9 variants are added below.").first().waitFor();
  await field(page, 9, "Price, in pesos").fill("6,000");
  await field(page, 9, "Picture").selectOption({ label: "2. A vial of klow" });
  for (const row of [1, 9]) await field(page, row, "Opening stock").fill("4");
  await expectNoAxeViolations(page);
  await screenshot(page, `nine variants ${look.width}`);
  await press(page, "Save Variants");
  await page.getByText(`The variants of ${name} are saved.`).first().waitFor();
  await untilLive(page);

  await page.getByLabel(/^Values of the first option/).fill("10 mg, 30 mg");
  await page.getByLabel(/^Values of the second option/).fill("1 vial");
  await press(page, "Create variants");
  await page.getByText("1 variant is added below.").first().waitFor();
  expect(await field(page, 9, "Price, in pesos").inputValue()).toBe("6000");
  expect(await field(page, 10, "Variant name").inputValue()).toBe("30 mg, 1 vial");

  const shopper = await openPage({ javaScript: false, width: 360 });
  await shopper.goto(href("/product/:id", { id: `comes-in-nine-${look.width}` }));
  const chip = shopper
    .locator("label")
    .filter({ has: shopper.getByRole("radio", { name: /20 mg, 5 vials/ }) });
  await chip.locator("img[src*='klow']").waitFor();
  expect(await shopper.getByRole("radio").count()).toBe(9);
  await screenshot(shopper, `nine variants shown ${look.width}`);
});
