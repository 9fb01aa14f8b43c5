import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../browser.ts";
import { openAs } from "./staff-desk.ts";

/** The addresses that the scripts of a page know. */
const known = (page: Page) =>
  page.evaluate(() => Object.keys(Reflect.get(window, "__reactRouterManifest").routes));

const ofStaff = (route: string) =>
  route === href("/admin") || route.startsWith(`${href("/admin")}/`);

test("a shopper's browser knows nothing of the back-office, and staff get from one to the other", async () => {
  const page = await openPage();
  // A page of their own says to the browser who this is; public pages have no list at all.
  await openAs(page, "owner", href("/admin"));
  await page.goto(href("/cart"));
  const inShop = await known(page);
  expect(inShop).toContain(href("/cart"));
  expect(inShop).not.toContain(href("/products"));
  expect(inShop.filter(ofStaff)).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Admin Dashboard" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForURL((url) => url.pathname === href("/admin"));
  expect((await known(page)).filter(ofStaff).length).toBeGreaterThan(30);

  await page.goBack();
  await page.waitForURL((url) => url.pathname === href("/cart"));
  expect(
    await page.getByRole("contentinfo").getByRole("link", { name: "Admin Dashboard" }).count(),
  ).toBe(1);
});

test("an address that no page has says so also when it is reached by scripts", async () => {
  const page = await openPage({ expectedProblems: [/404/] });
  await page.goto(href("/cart"));
  await page.evaluate(() => {
    void Reflect.get(window, "__reactRouterDataRouter").navigate("/no-such-page");
  });
  await page.waitForURL((url) => url.pathname === "/no-such-page");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});
