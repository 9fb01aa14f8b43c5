import type { Page } from "playwright-core";
import { until } from "../until.ts";

/** Opens the newest mail of that subject to an address, as the demo mailbox shows it. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  const mail = page.getByRole("link").filter({ hasText: subject }).filter({ hasText: to });
  await until(`a mail "${subject}" reached ${to}`, 20_000, async () => {
    await page.goto("/demo/mailbox");
    return (await mail.count()) > 0;
  });
  await mail.first().click();
  await page.getByRole("heading", { name: subject }).waitFor();
}

export async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`main a[href*="${path}"]`).first().click();
}
