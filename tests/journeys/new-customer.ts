import type { Page } from "playwright-core";
import { href } from "react-router";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";

const NEW_PASSWORD = "a-mango-avenue-of-2026";

export async function openAsNew(page: Page, email: string, to: string): Promise<void> {
  await insideTheShop(async (ctx) => {
    const names = { firstName: "Wanda", lastName: "Reyes", isDemo: false };
    await createAccount(ctx, { email, password: NEW_PASSWORD, ...names });
  });
  await page.goto(href("/auth"));
  await signIn(page, email, NEW_PASSWORD);
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  await page.goto(to);
}
