import { expect, test } from "vitest";
import { renderMail } from "#app/platform/mail/render-mail.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { MAIL_SAMPLES } from "../mails/mail-samples.ts";

test.each([
  { width: 360, colorScheme: "light" },
  { width: 600, colorScheme: "dark" },
] as const)("every mail fits, and every template can be read: %o", async (look) => {
  const page = await openPage(look);
  const read = new Set<unknown>();
  for (const { name, title, element } of MAIL_SAMPLES) {
    await page.setContent(renderMail(element).html);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    const { width } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth }));
    expect(width, name).toBe(look.width);
    if (!read.has(element.type)) await expectNoAxeViolations(page);
    read.add(element.type);
  }
});
