import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { goLive } from "../until-live.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const quantityOf = (page: Page, item: string) => page.getByLabel(`Quantity ${item}`);
const lineOf = (page: Page, item: string) => page.getByRole("row").filter({ hasText: item });

async function addSupplier(page: Page, name: string, item: string): Promise<void> {
  await openAs(page, "owner", href("/admin/suppliers"));
  await page.getByRole("link", { name: "Add supplier" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel(/^Email/).fill("orders@example.test");
  await page.getByLabel("Lead time in days").fill("soon");
  await press(page, "Save supplier");
  await page.getByText("Enter whole days from 0 to 365").first().waitFor();
  await page.getByLabel("Lead time in days").fill("10");
  await press(page, "Save supplier");
  await page.getByRole("heading", { level: 1, name: `Edit ${name}` }).waitFor();
  await page.getByRole("link", { name: "Add item" }).click();
  await page.getByLabel("Item", { exact: true }).selectOption({ label: item });
  await page.getByLabel("Pack size").fill("10");
  await page.getByLabel(/^Last unit cost/).fill("1,900");
  await press(page, "Save item");
  await page.getByText(`${item} is saved.`).waitFor();
}

async function draftOrder(page: Page, supplier: string, item: string): Promise<string> {
  await page.goto(href("/admin/purchase-orders/to-order"));
  await page.getByRole("link", { name: `Order from ${supplier}` }).click();
  await page.getByRole("heading", { level: 1, name: supplier }).waitFor();
  await expectNoAxeViolations(page);
  await quantityOf(page, item).fill("");
  await press(page, "Save draft");
  await page.getByText("Enter a quantity for at least one item").first().waitFor();
  await quantityOf(page, item).fill("20");
  await press(page, "Save draft");
  const title = page.getByRole("heading", { level: 1, name: /^PO-/ });
  await title.waitFor();
  return (await title.textContent()) ?? "";
}

async function receive(page: Page, units: string, lot: string): Promise<void> {
  await page.getByRole("link", { name: "Receive a delivery" }).click();
  await page.getByLabel("Good units").fill(units);
  await page.getByLabel("Lot number").fill(lot);
  await page.getByLabel("Use before").fill("2035-06-30");
  await press(page, "Receive delivery");
}

test.each([
  { javaScript: true, colorScheme: "light", width: 1440, item: "Klow, 80 mg vial" },
  { javaScript: false, colorScheme: "dark", width: 360, item: "Glow, 70 mg vial" },
] as const)("what is ordered is mailed, and received in two parts: %o", async (given) => {
  const { item, ...look } = given;
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const supplier = `Vials ${look.width} Inc.`;
  await addSupplier(page, supplier, item);
  const number = await draftOrder(page, supplier, item);
  await expectNoAxeViolations(page);
  const pdf = await page.request.get(
    (await page.getByRole("link", { name: "Open PDF" }).getAttribute("href")) ?? "",
  );
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const order = page.url();
  await page.getByRole("link", { name: "Send by email" }).click();
  await expectNoAxeViolations(page);
  expect(await page.getByLabel("To", { exact: true }).inputValue()).toBe("orders@example.test");
  await page.getByLabel("Subject").fill(`Order ${number}`);
  await press(page, "Send email");
  await page.getByText("is in the outbox and goes out now").first().waitFor();
  await openMail(page, "orders@example.test", `Order ${number}`);
  await page.getByRole("link", { name: `${number}.pdf` }).waitFor();

  await page.goto(order);
  await receive(page, "25", `SENT-${look.width}`);
  await page.getByText("This is more than is outstanding.").first().waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Good units").fill("15");
  await page.getByLabel("Damaged units").fill("2");
  await press(page, "Receive delivery");
  await page.getByText(`The delivery for ${number} is received.`).waitFor();
  await page.getByText("Partly received").first().waitFor();
  await page.getByText(`Lot SENT-${look.width}, use before`).first().waitFor();
  await page.getByText("2 units damaged").filter({ visible: true }).first().waitFor();
  await receive(page, "5", `SENT-${look.width}`);
  await page.getByText(`${number} is fully received.`).waitFor();
  expect(await page.getByRole("link", { name: "Receive a delivery" }).count()).toBe(0);
  await expectNoAxeViolations(page);
});

test("of two people at one draft nobody overwrites the other, and a change is undone", async () => {
  const item = "Klow, 80 mg vial";
  const mine = await openPage({ width: 1440, expectedProblems: [/409|422/] });
  await addSupplier(mine, "Two Editors Supply", item);
  const number = await draftOrder(mine, "Two Editors Supply", item);
  const order = mine.url();
  await mine.getByRole("link", { name: "Edit draft" }).click();
  await quantityOf(mine, item).fill("40");
  const theirs = await mine.context().newPage();
  await goLive(theirs);
  await theirs.goto(`${order}/edit`);
  await quantityOf(theirs, item).fill("30");
  await press(theirs, "Save changes");
  await theirs.getByText(`${number} is saved.`).waitFor();

  await press(mine, "Save changes");
  await mine.getByRole("heading", { name: "Someone saved this while you were editing" }).waitFor();
  await expectNoAxeViolations(mine);
  await mine.getByRole("radio", { name: /^40/ }).check();
  await press(mine, "Save my choices");
  await mine.getByText(`${number} is saved.`).waitFor();
  await mine.waitForURL(order);
  await lineOf(mine, item).getByText("40", { exact: true }).first().waitFor();
  await mine
    .getByRole("button", { name: /^Undo: / })
    .first()
    .click();
  await mine.getByText("Change undone.").waitFor();
  await lineOf(mine, item).getByText("30", { exact: true }).first().waitFor();
  await expectNoAxeViolations(mine);
});
