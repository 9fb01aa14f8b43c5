import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { makePackedLot } from "#app/fulfilment/recalls/factories.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("a lot is recalled, its buyers are told, and one has read it: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const lotNumber = `RECALL-${look.width}`;
  const name = `Recalled ${look.width}`;
  const { lotId, orderIds } = await insideTheShop((ctx) =>
    makePackedLot(ctx, { name, lotNumber, units: [1, 2] }),
  );
  await openAs(page, "owner", href("/admin/lots/:lotId", { lotId }));
  await page.getByRole("link", { name: "Recall this lot…" }).click();
  await page.getByText("2 buyers with 3 units get an email with your instructions.").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `recall start ${look.width}`);
  await press(page, `Recall lot ${lotNumber} and email 2 buyers`);
  await page.getByText("Enter what is wrong with the lot").first().waitFor();
  await page.getByLabel("What is wrong with this lot?").fill("Some vials may not be sterile.");
  await page.getByLabel("What should buyers do?").fill("Do not use it.\nWrite to us.");
  await press(page, `Recall lot ${lotNumber} and email 2 buyers`);
  await page.getByRole("heading", { level: 1, name: `Recall of lot ${lotNumber}` }).waitFor();
  await page.getByText("0 of 2").first().waitFor();
  await expectNoAxeViolations(page);

  const email = `buyer-0-${lotNumber.toLowerCase()}@example.test`;
  await openMail(page, email, `Important: please do not use batch ${lotNumber}`);
  await followLink(page, "/recall");
  await page.getByRole("heading", { level: 1, name: "Please do not use this batch" }).waitFor();
  await page.getByText("Some vials may not be sterile.").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `recall buyer ${look.width}`);
  await press(page, "I have read this");
  await page.getByText(/^Thank you. You confirmed on .* that you have read this/).waitFor();
  const token = await insideTheShop((ctx) => tokenOf(ctx, orderIds[0] ?? ""));
  await page.goto(href("/order/:token", { token }));
  await page.getByText(`Batch ${lotNumber} in this order was recalled`).waitFor();
  await expectNoAxeViolations(page);

  await page.goto(href("/admin/lots/:lotId/recall", { lotId }));
  await page.getByText("1 of 2").first().waitFor();
  await page.getByText("2 of 2").first().waitFor();
  await screenshot(page, `recall progress ${look.width}`);
  await press(page, "Remind 1 buyer who hasn’t confirmed");
  await page.getByText("1 buyer gets another email.").first().waitFor();
  await page.goto(href("/admin/lots/:lotId", { lotId }));
  await page.getByText("This lot was recalled and must not be packed.").waitFor();
  await page.getByText(/^Recalled on .*Do not pack or ship it\.$/).waitFor();
  expect(await page.getByText("Fine", { exact: true }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, `recalled lot ${look.width}`);
  expect(await page.getByRole("button", { name: /^Open/ }).count()).toBe(0);
});
