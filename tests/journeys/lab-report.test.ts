import { href } from "react-router";
import sharp from "sharp";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { openAs } from "./staff-desk.ts";

test.each([
  { javaScript: true, width: 1440 },
  { javaScript: false, width: 360, colorScheme: "dark" as const },
])("staff enter a lot and its report, and every shopper sees them: %o", async (how) => {
  const number = `L-${how.width}`;
  const page = await openPage({ ...how, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/lots"));
  await page.getByLabel("Product", { exact: true }).selectOption("Glow, 70 mg vial");
  await page.getByLabel("Lot number").fill(number);
  await page.getByLabel("Use before").fill(how.javaScript ? "2099-01-02" : "2099-01-01");
  await page.getByLabel("Units received").fill("3");
  await page.getByRole("button", { name: "Enter lot" }).click();
  await page.getByRole("heading", { level: 1, name: `Lot ${number}` }).waitFor();
  const picture = await sharp({
    create: { width: 600, height: 800, channels: 3, background: "#ffffff" },
  })
    .png()
    .toBuffer();
  const file = { name: "report.png", mimeType: "image/png", buffer: picture };
  await page.getByLabel("Report", { exact: true }).setInputFiles(file);
  await page.getByLabel("Laboratory", { exact: true }).fill("A laboratory of the test");
  await page.getByLabel("Method").fill("HPLC");
  await page.getByLabel("Date of the report").fill("2026-10-01");
  // A message stays while the pointer rests on it, and here it would rest above the button.
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Publish report" }).click();
  if (!how.javaScript) await page.goto(page.url());
  // The history names it as well.
  const listed = page.getByRole("listitem").filter({ hasText: "A laboratory of the test" });
  await listed.first().waitFor();
  await expectNoAxeViolations(page);

  const shopper = await openPage(how);
  await shopper.goto(`${href("/product/:id", { id: "glow" })}#lab-report`);
  expect(await shopper.getByText(`Lot ${number}`).count()).toBe(0);
  await page.getByRole("button", { name: "Open for packing" }).click();
  await page.getByText("Parcels are packed from it.").waitFor();
  await expectNoAxeViolations(page);
  await shopper.goto(href("/product/:id", { id: "glow" }));
  await shopper.getByText("What is known").waitFor();
  await shopper.getByRole("link", { name: "Lab report" }).click();
  const part = shopper.locator("#lab-report");
  await part.getByRole("heading", { name: `Lot ${number}` }).waitFor();
  await shopper.getByText("What is known").waitFor({ state: "hidden" });
  expect(new URL(shopper.url()).hash).toBe("#lab-report");
  await part.getByRole("img", { name: `The report of A laboratory of the test` }).waitFor();
  await expectNoAxeViolations(shopper);
  await shopper.getByRole("link", { name: "Read the Safety section" }).click();
  await shopper.getByRole("heading", { name: "Contraindications" }).waitFor();

  await page.getByText("Withdraw this report…").click();
  await page.getByLabel("Why?").last().fill("It is the report of another lot.");
  await page.getByRole("button", { name: "Withdraw the report" }).click();
  await page.getByText("Withdrawn: It is the report of another lot.").waitFor();
  await expectNoAxeViolations(page);
  await shopper.goto(`${href("/product/:id", { id: "glow" })}#lab-report`);
  await shopper.reload();
  await shopper.getByText("Report withdrawn: A laboratory of the test, Oct 1, 2026").waitFor();
  await shopper.getByText("It is the report of another lot.").waitFor();
  await shopper.getByText(`There is no lab report for lot ${number}`).waitFor();
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
