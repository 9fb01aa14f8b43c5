import { href } from "react-router";
import { afterAll, inject, test } from "vitest";
import { grantRole } from "#app/running/staff/commands/grant-role.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { systemContext } from "#app/server/services.server.ts";
import { openShop } from "#app/server/start.server.ts";
import { seedWorld } from "#db/seed/seed.ts";
import { newShop, startApp } from "../app-server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { databaseUrl } from "../database.ts";
import { quietLog } from "../quiet-log.ts";
import { signIn } from "./buyer.ts";

const OWNER = {
  email: "owner@shop.test",
  password: "mango-avenue-7",
  firstName: "Olivia",
  lastName: "Owner",
};

const shop = await newShop(inject("cluster"));
const { close } = await openShop(
  parseEnv({ DATA_DIR: shop.dataDir, DATABASE_URL: databaseUrl(shop.target) }),
  quietLog,
  async (services) => {
    await seedWorld(services, "empty-shop");
    const ctx = systemContext(services, "test");
    const { userId } = await createAccount(ctx, { ...OWNER, isDemo: false });
    await grantRole(ctx, { userId, role: "admin" });
  },
);
await close();
const app = await startApp(shop);
afterAll(() => app.stop());

test("the owner of an empty shop looks at the nine products and adds them", async () => {
  const page = await openPage({ url: app.url, width: 360 });
  await page.goto(href("/auth"));
  await signIn(page, OWNER.email, OWNER.password);
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  await page.goto(href("/admin/products"));
  await page.getByText("No products yet").waitFor();
  await page.getByRole("link", { name: "Add Project: Me Products" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Add Project: Me Products" }).waitFor();
  await page.getByText("₱12,500", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Reference figures" }).click();
  await page.getByText("₱299", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Storefront prices" }).click();
  await page.getByText("₱14,500", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Add 9 products" }).click();
  await page.waitForURL((url) => url.pathname === href("/admin/products"));
  await page.getByText("9 products", { exact: true }).waitFor();
  await page.goto(href("/admin/products/starter"));
  await page.getByText("Nothing to add").waitFor();
  await expectNoAxeViolations(page);
  await page.goto(href("/products"));
  await page.getByRole("heading", { name: "Retatrutide" }).waitFor();
});
