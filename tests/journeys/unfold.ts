import type { Page } from "playwright-core";

/** Unfolds all groups of the page's form. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator("form details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}
