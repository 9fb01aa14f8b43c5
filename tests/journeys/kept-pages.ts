import type { Page } from "playwright-core";
import { expect } from "vitest";

const PATIENCE = { timeout: 20_000 };

/** Whether the service worker keeps a page for when there is no connection. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);

/**
 * Until the service worker keeps a page. Not by `waitForFunction`: to that a promise is true, so it
 * waits for nothing that has to be awaited.
 */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => isKept(page, path), PATIENCE).toBe(true);
}

export async function untilForgotten(page: Page, path: string): Promise<void> {
  await expect.poll(() => isKept(page, path), PATIENCE).toBe(false);
}
