import { eq } from "drizzle-orm";
import { href } from "react-router";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { guestAddresses } from "#app/people/customers/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { until } from "../until.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { orderByTransfer } from "./quick-orders.ts";
import { openAs, press } from "./staff-desk.ts";

const TEMPLATE = href("/admin/email/templates/:kind", { kind: "ticket-received" });

/** Writes to the shop, and opens the mail that confirms it. */
async function writeToTheShop(page: Page, email: string): Promise<void> {
  await page.goto(href("/contact"));
  await page.getByLabel("Full name").fill("Maria Santos");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message", { exact: true }).fill("Is it cold?");
  // A password manager may fill the hidden field for bots: the shop asks for one more tap.
  await page.locator("input[name=website]").evaluate((box: HTMLInputElement) => (box.value = "x"));
  await press(page, "Send message");
  await page.getByText("One more tap, please").waitFor();
  await page.getByRole("button", { name: "Send message" }).first().click();
  const sent = page.getByText(/^Your message number is T-\d\d-\d{6}/);
  await sent.waitFor();
  const number = /T-\d\d-\d{6}/.exec(await sent.innerText())?.[0] ?? "";
  await openMail(page, email, `We have your message ${number}`);
  await page.getByText(number).first().waitFor();
}

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("staff word a mail, and the next one reads so: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/email/templates"));
  await page.getByRole("heading", { level: 1, name: "Templates" }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `templates ${look.width}`);
  await page.goto(TEMPLATE);
  await page.getByRole("heading", { level: 1, name: "Message received" }).waitFor();
  await page.frameLocator('iframe[title="Phone"]').getByText("Your message has arrived").waitFor();
  await expectNoAxeViolations(page);
  await page.locator("iframe").first().scrollIntoViewIfNeeded();
  await page.screenshot({ path: `tests/output/frame-${look.width}.png` });

  const words = page.getByLabel("Text 2");
  await words.fill("Thank you, {order_number}.");
  await press(page, "Preview");
  await page.getByText("You can’t use {order_number} in this email.").first().waitFor();
  await words.fill(`We read every message, ${look.width}.`);
  await press(page, "Preview");
  await page.getByText("Keep {ticket_number}: the reader needs it here.").first().waitFor();
  await expectNoAxeViolations(page);

  const own = `We read every message, ${look.width}. Yours is`;
  await words.fill(`${own} {ticket_number}.`);
  await press(page, "Preview");
  await page.getByRole("region", { name: "Preview, not saved" }).waitFor();
  await page.frameLocator('iframe[title="Phone"]').getByText(own).waitFor();
  await screenshot(page, `template preview ${look.width}`);
  await page.getByRole("button", { name: /^Save as version/ }).click();
  await page.getByText(/“Message received” is saved as version \d+\./).waitFor();

  await writeToTheShop(page, `words-${look.width}@example.test`);
  await page.getByText(own).waitFor();

  await page.goto(TEMPLATE);
  await press(page, "Reset to default text");
  await page.getByText(/“Message received” is saved as version \d+\./).waitFor();
  expect(await page.getByLabel("Text 2").inputValue()).not.toContain("We read every message");
});

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("staff read a mail to a customer, and send it again: %o", async (look) => {
  const page = await openPage(look);
  const email = `log-${look.width}@example.test`;
  const { number } = await orderByTransfer(page, "Klow", email);
  await openMail(page, email, `We received your order ${number}`);
  const customerId = await guestAt(email);
  await openAs(page, "owner", href("/admin/customers/:customerId", { customerId }));
  await page.getByRole("heading", { level: 2, name: "Emails" }).waitFor();
  await page.getByText("Order placed").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `customer mails ${look.width}`);
  await page.getByRole("link", { name: `Read: We received your order ${number}` }).click();
  await page.getByRole("heading", { level: 1, name: `We received your order ${number}` }).waitFor();
  await page.getByText("[link removed]").first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `customer mail ${look.width}`);
  await press(page, "Send again");
  await page.getByText(`The email is on its way to ${email}.`).waitFor();
  expect(await page.getByText(`We received your order ${number}`).count()).toBe(2);
});

async function guestAt(email: string): Promise<string> {
  const found = await insideTheShop(({ db }) =>
    until(`${email} has a record`, 20_000, async () => {
      const own = eq(guestAddresses.email, email);
      return (
        await db.select({ id: guestAddresses.customerId }).from(guestAddresses).where(own)
      )[0];
    }),
  );
  return found.id;
}
