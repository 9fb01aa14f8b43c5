import { href } from "react-router";
import { expect, test } from "vitest";
import {
  payoutMessages as payouts,
  reconciliationMessages as say,
} from "#app/selling/payments/texts/staff-reconciliation.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { openAs, press } from "./staff-desk.ts";

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("a payout file is compared, and what differs is dealt with: %o", async (how) => {
  const page = await openPage({ ...how, expectedProblems: [/status of 422/] });
  const reference = `order_of_nobody_${crypto.randomUUID()}`;
  const upload = async (text: string) => {
    await page.getByLabel("Xendit").check();
    const file = { name: "payout.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByLabel(payouts.file).setInputFiles(file);
    await press(page, payouts.submit);
  };
  await openAs(page, "owner", href("/admin/orders/reconciliation/payouts"));
  await upload(`Payment,Total\n${reference},9200\n`);
  await page.getByText(payouts.problems.no_reference).first().waitFor();
  await upload(`Reference,Amount,Fee\n${reference},"9,200.00",230\n`);
  await page.getByText(payouts.imported(1, 1)).first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `payouts-${how.width}`);

  await page.getByRole("link", { name: payouts.back, exact: true }).first().click();
  await page.getByRole("heading", { name: say.kinds.no_order.title }).waitFor();
  await page.getByText(reference).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `reconciliation-${how.width}`);
  if (how.javaScript) {
    await page.keyboard.press("d");
    await page.locator("textarea:focus").waitFor();
  }
  await page.getByLabel(say.note).fill("Refunded in the dashboard as RF-1");
  await press(page, say.kinds.no_order.done);
  await page.getByText(say.ended).first().waitFor();
  expect(await page.getByText(reference).count()).toBe(0);
});
