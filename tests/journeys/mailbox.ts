import { href } from "react-router";
import { and, eq, like } from "drizzle-orm";
import type { Page } from "playwright-core";
import { mails } from "#app/platform/mail/tables.server.ts";
import { until } from "../until.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** Opens the newest mail of that subject to an address, as the demo mailbox shows it. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  await insideTheShop(({ db }) =>
    until(`a mail "${subject}" reached ${to}`, 20_000, async () => {
      const its = and(eq(mails.to, to), like(mails.subject, `%${subject}%`));
      return (await db.select({ id: mails.id }).from(mails).where(its)).length > 0;
    }),
  );
  await page.goto(href("/demo/mailbox"));
  await page.getByRole("link").filter({ hasText: subject }).filter({ hasText: to }).first().click();
  await page.getByRole("heading", { name: subject }).waitFor();
  await showText(page);
}

export async function followLink(page: Page, path: string): Promise<void> {
  await showText(page);
  await page.locator(`main a[href*="${path}"]`).first().click();
}

/** The text part of the mail that is open, whose sentences and links are on the page itself. */
export async function showText(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Text only" }).click();
  await page.locator("[aria-current=page]", { hasText: "Text only" }).waitFor();
}
