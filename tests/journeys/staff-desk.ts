import { href } from "react-router";
import type { Page } from "playwright-core";
import { signIn } from "./buyer.ts";

/** Opens an order in the back-office as the demo's owner, signing in where that is needed. */
export async function openAsStaff(page: Page, number: string): Promise<void> {
  await page.goto(href("/admin/orders"));
  if (page.url().includes(href("/auth"))) {
    await signIn(page, "owner@demo.test", "demo-owner-2026");
    await page.waitForURL("**/admin/orders");
  }
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("heading", { level: 1, name: number }).waitFor();
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Marks the order that is open as shipped, with no number on purpose. */
export async function shipWithoutNumber(page: Page): Promise<void> {
  await page.getByLabel("Ship without a tracking number").check();
  await press(page, "Mark as shipped");
}
