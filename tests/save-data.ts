import type { Page } from "playwright-core";

/** A browser that was told to save data: nothing is fetched before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}
