import { eq } from "drizzle-orm";
import { href } from "react-router";
import sharp from "sharp";
import { expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

test.each(
  variants([
    { javaScript: true, width: 1440 },
    { javaScript: false, width: 360, colorScheme: "dark" as const },
  ]),
)("staff enter a lot and its report, and every shopper sees them: %o", async (how) => {
  const number = `L-${how.width}`;
  const page = await openPage({ ...how, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/lots"));
  await page.getByLabel("Product", { exact: true }).selectOption("Lipo-C with B12, 10 mL vial");
  await page.getByLabel("Lot number").fill(number);
  await page.getByLabel("Use before").fill(how.javaScript ? "2099-01-02" : "2099-01-01");
  await page.getByLabel("Units received").fill("3");
  await page.getByRole("button", { name: "Add lot" }).click();
  await page.getByRole("heading", { level: 1, name: `Lot ${number}` }).waitFor();
  const background = { r: how.width % 256, g: 255, b: 255 };
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  const file = { name: "report.png", mimeType: "image/png", buffer: picture };
  await page.getByText("Add a lab report…").click();
  await page.getByLabel("Report", { exact: true }).setInputFiles(file);
  await page.getByLabel("Laboratory", { exact: true }).fill("A laboratory of the test");
  await page.getByLabel("Report date").fill("2026-10-01");
  const purity = page.getByRole("group", { name: "Purity" });
  await purity.getByLabel("Figure (%)").fill("99.2");
  await purity.getByLabel("At least").fill("98");
  await purity.getByLabel("Source of these limits").fill("the report itself");
  await purity.getByLabel("Method").fill("HPLC");
  const identity = page.getByRole("group", { name: "Identity" });
  await identity.getByLabel("Laboratory’s conclusion").selectOption("Passed");
  await identity.getByLabel("Method").fill("LC-MS");
  // A message stays while the pointer rests on it, and here it would rest above the button.
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Publish report" }).click();
  if (!how.javaScript) await page.goto(page.url());
  // The history names it as well.
  const listed = page.getByRole("listitem").filter({ hasText: "A laboratory of the test" });
  await listed.first().waitFor();
  await page.getByText("Identity and purity passed, and nothing failed.").waitFor();
  await press(page, "Mark as checked");
  await page.getByText(/^Goods and documents checked on .* by /).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `lot ${how.width}`);

  const shopper = await openPage(how);
  await shopper.goto(`${href("/product/:id", { id: "lipo-c-b12" })}#lab-report`);
  expect(await shopper.getByText(`Batch ${number}`).count()).toBe(0);
  await page.getByRole("button", { name: "Open for packing" }).click();
  await page.getByText("Parcels are packed from this lot.").waitFor();
  await expectNoAxeViolations(page);
  await shopper.goto(href("/product/:id", { id: "lipo-c-b12" }));
  await shopper.getByText("What is known").waitFor();
  await shopper.getByRole("link", { name: "Lab report" }).click();
  const part = shopper.locator("#lab-report");
  await part.getByRole("heading", { name: `Batch ${number}` }).waitFor();
  await shopper.getByText("What is known").waitFor({ state: "hidden" });
  expect(new URL(shopper.url()).hash).toBe("#lab-report");
  await part.getByRole("img", { name: `Report by A laboratory of the test` }).waitFor();
  const ladder = shopper.getByRole("list").filter({ hasText: "Verifiable with the laboratory" });
  await ladder.getByText("99.2%, passed").click();
  await ladder.getByText("Within its limit: at least 98%. Stated by: the report itself.").waitFor();
  await screenshot(shopper, `product proof ${how.width}`);
  await expectNoAxeViolations(shopper);
  await shopper.getByRole("link", { name: "Read the Safety section" }).click();
  await shopper.getByRole("heading", { name: "Contraindications" }).waitFor();

  await page.getByText("Withdraw this report…").click();
  await page.getByLabel("Reason").last().fill("It is the report of another lot.");
  await page.getByRole("button", { name: "Withdraw report" }).click();
  await page.getByText("Withdrawn: It is the report of another lot.").waitFor();
  await expectNoAxeViolations(page);
  await shopper.goto(`${href("/product/:id", { id: "lipo-c-b12" })}#lab-report`);
  await shopper.reload();
  await shopper.getByText("Report withdrawn: A laboratory of the test, Oct 1, 2026").waitFor();
  await shopper.getByText("It is the report of another lot.").waitFor();
  await shopper.getByText(`No lab report for batch ${number}`).waitFor();
});

test("a failed result is confirmed, closes its lot, and stands on the product's page", async () => {
  const page = await openPage({ width: 1440, expectedProblems: [/422/] });
  const lotId = await insideTheShop(async (ctx) => {
    // Nothing of it leaves in a parcel of another journey, which without an open lot could not.
    const which = eq(products.slug, "retatrutide");
    const [product] = await ctx.db.select().from(products).where(which);
    const received = await receiveLot(ctx, {
      item: { productId: product?.id ?? "", variantId: null },
      lotNumber: "FAILS-1",
      madeOn: null,
      expiresOn: "2099-01-03",
      receivedUnits: 3,
    });
    if (!received.ok) throw new Error(received.reason);
    await openLot(ctx, received.value.lotId);
    return received.value.lotId;
  });
  await openAs(page, "owner", href("/admin/lots/:lotId", { lotId }));
  const pdf = Buffer.from("%PDF-1.7\n% fails\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
  const choose = () =>
    page
      .getByLabel("Report", { exact: true })
      .setInputFiles({ name: "report.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByText("Add a lab report…").click();
  await choose();
  await page.getByLabel("Laboratory", { exact: true }).fill("A strict laboratory");
  await page.getByLabel("Report date").fill("2026-10-01");
  const sterility = page.getByRole("group", { name: "Sterility" });
  await sterility.getByLabel("Laboratory’s conclusion").selectOption("Failed");
  await sterility.getByLabel("Method").fill("USP 71");
  await press(page, "Publish report");
  await page.getByText("A failed result is permanently public").waitFor();
  await expectNoAxeViolations(page);
  await choose();
  await page.getByLabel("A result failed, and I compared it with the report").check();
  await press(page, "Publish report");
  await page.getByText("The lot can’t be opened for packing").waitFor();
  expect(await page.getByRole("button", { name: "Reopen for packing" }).isDisabled()).toBe(true);
  expect(await page.getByText("Withdraw this report…").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Undo", disabled: false }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, "failed lot 1440");
  await page.goto(`${href("/product/:id", { id: "retatrutide" })}#lab-report`);
  await page.getByText("Reports on earlier batches").click();
  await page.getByText("A later test of this batch failed.").waitFor();
  await page.getByText("Sterility: Failed").waitFor();
  await expectNoAxeViolations(page);
});

test("the way back leads to the very list, also after looking at the parts of a product", async () => {
  const page = await openPage({ width: 360 });
  await page.goto(`${href("/products/:category", { category: "beauty" })}?sort=price-asc`);
  await page.getByRole("link", { name: "Learn More about GHK-Cu" }).click();
  await page.getByRole("link", { name: "Usage" }).click();
  await page.getByRole("heading", { name: "Storage" }).waitFor();
  await page.getByRole("link", { name: "Reviews" }).click();
  await page.getByRole("link", { name: "Back to Products" }).click();
  await page.waitForURL("**/products/beauty?sort=price-asc");
});
