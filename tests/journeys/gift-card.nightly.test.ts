import { href } from "react-router";
import { afterEach, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

test.each([
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: false, width: 1280, colorScheme: "dark" },
] as const)("gift card bought and used by someone else: %o", async (options) => {
  const page = await openPage({ ...options, expectedProblems: [/422/, /409/] });
  const to = `lola-${options.width}@example.test`;
  await page.goto(href("/gift-cards"));
  await press(page, "Continue to payment");
  await page.getByText("Check the form").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "gift card form with errors");
  await page.getByLabel("₱500", { exact: true }).check();
  await page.getByLabel("Recipient’s name").fill("Lola Ana");
  await page.getByLabel("Recipient’s email").fill(to);
  await page.getByRole("textbox", { name: "Message" }).fill("Happy birthday!");
  await page.getByLabel("Your name").fill("Rosa");
  await page.getByLabel("Your email").fill(`rosa-${options.width}@example.test`);
  await press(page, "Continue to payment");
  await page.waitForURL("**/test-gateway/pay**");
  await page.goto(href("/gift-cards/return"));
  await page.getByText("We haven’t received your payment yet.").waitFor();
  await expectNoAxeViolations(page);
  await press(page, "Pay now");
  await page.waitForURL("**/test-gateway/pay**");
  await press(page, "Approve");
  await page.waitForURL("**/gift-card/**");
  await openMail(page, `rosa-${options.width}@example.test`, "Receipt for your gift card");
  await openMail(page, to, "A gift card of ₱500 for you");
  const mail = await page.getByRole("main").innerText();
  const code = /GIFT(?:-\w{4}){7}/.exec(mail)?.[0] ?? "";

  await openAs(page, "customer", href("/gift-cards/redeem"));
  const field = page.getByRole("textbox", { name: "Code" });
  await field.fill("GIFT-1234");
  await press(page, "Add to my store credit");
  await page.getByText("We don’t know this code.").first().waitFor();
  await expectNoAxeViolations(page);
  await field.fill(code.toLowerCase());
  await press(page, "Add to my store credit");
  await page.waitForURL("**/portal/credit");
  await page.getByRole("listitem").filter({ hasText: "Gift card" }).first().waitFor();
  await screenshot(page, "store credit with a gift card");
  await page.goto(href("/gift-cards/redeem"));
  await field.fill(code);
  await press(page, "Add to my store credit");
  await page.getByText("This gift card has already been redeemed.").first().waitFor();

  const desk = await openPage(options);
  await openAs(desk, "owner", `${href("/admin/gift-cards")}?show=redeemed`);
  await expectNoAxeViolations(desk);
  await screenshot(desk, "gift cards");
});
