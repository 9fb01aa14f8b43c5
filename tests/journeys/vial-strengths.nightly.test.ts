import { href } from "react-router";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs } from "./staff-desk.ts";

test.each([
  { javaScript: true, width: 360 },
  { javaScript: false, width: 1280 },
])("staff say how much is in a vial (scripts: $javaScript)", async (given) => {
  const page = await openPage({ ...given, expectedProblems: [/422/] });
  const name = `Vial ${given.width}`;
  // Other journeys count what is listed.
  await insideTheShop((ctx) => makeProduct(ctx, { name, isActive: false }));
  await openAs(page, "owner", href("/admin/vials"));
  await page.getByText("shoppers see neither strength nor price per mg").waitFor();
  const field = page.getByLabel(`Strength of ${name}`, { exact: true });
  const save = page.getByRole("button", { name: `Save the strength of ${name}` });
  await field.fill("a lot");
  await save.click();
  await page.getByText("Enter an amount in mg or mL").first().waitFor();
  expect(await field.inputValue()).toBe("a lot");
  await expectNoAxeViolations(page);
  await field.fill("7.5 ml");
  await save.click();
  await expect.poll(() => field.inputValue()).toBe("7.5 mL");
});

test("a product says what is in its vial, what a mg costs, and how long the vial lasts", async () => {
  const page = await openPage({ width: 360 });
  await page.goto(href("/product/:id", { id: "tirzepatide" }));
  await page
    .getByText(/^10\smg vial$/)
    .first()
    .waitFor();
  await page.getByText("₱1,250 per mg").first().waitFor();
  await page.getByRole("link", { name: "How long one vial lasts" }).click();
  const rows = page.getByRole("table").getByRole("row");
  await rows.filter({ hasText: /^5\smg\s*2 weeks$/ }).waitFor();
  await rows.filter({ hasText: /^15\smg\s*More than one vial a week$/ }).waitFor();
  await expectNoAxeViolations(page);
});
