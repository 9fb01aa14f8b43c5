import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { until } from "../until.ts";
import { untilLive } from "../until-live.ts";
import { ownApp } from "../own-app.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

const IDS = { analytics_id: "G-TEST123456", facebook_pixel: "123456789012345" };
const NONE = { analytics_id: "", facebook_pixel: "", google_ads_id: "" };
const GOOGLE = "https://www.googletagmanager.com/**";
const META = "https://connect.facebook.net/**";

beforeAll(async () => {
  await insideTheShop((ctx) => saveSettings(ctx, IDS));
  // The pages that were cached without the question.
  await until("pages ask", 10_000, async () => {
    const page = await fetch(ownApp().url);
    return page.headers.get("content-security-policy")?.includes("googletagmanager") ?? false;
  });
});

afterAll(() => insideTheShop((ctx) => saveSettings(ctx, NONE)));

/** What the shop asked of Google and Meta, which here are two empty scripts. */
async function playOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (const others of [GOOGLE, META]) {
    await page.context().route(others, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: "" });
    });
  }
  return asked;
}

const others = { expectedProblems: [/asked a stranger: https:\/\/(www\.googletag|connect\.face)/] };
const question = (page: Page) => page.getByRole("region", { name: "Cookies" });

test.each([
  { width: 360, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const)("nobody is measured before they agree: %o", async (look) => {
  const page = await openPage(look);
  const asked = await playOthers(page);
  await page.goto("/");
  await question(page).getByText("Allow Google and Meta to measure your visits").waitFor();
  await screenshot(page, `measurement question ${look.width}`);
  await expectNoAxeViolations(page);
  await press(page, "Don’t allow");
  await question(page).waitFor({ state: "detached" });
  await page.goto(href("/products"));
  expect(await question(page).count()).toBe(0);
  expect(asked).toEqual([]);
});

test("who agrees is measured on a product's page, and in no checkout, portal or assessment", async () => {
  const page = await openPage(others);
  const asked = await playOthers(page);
  await page.goto(href("/product/:id", { id: "glow" }));
  await press(page, "Allow");
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]).toContain("id=G-TEST123456");

  for (const [index, name] of ["Assessment", "Cart", "Knowledge hub"].entries()) {
    await page.goto(href("/products"));
    const scripts = 2 * (index + 2);
    await expect.poll(() => asked.length).toBe(scripts);
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname !== href("/products"));
    await untilLive(page);
    const left = await page.evaluate(() => ({
      scripts: [...document.scripts].map(({ src }) => src).filter((src) => /goog|face/.test(src)),
      layer: "dataLayer" in window,
    }));
    expect(left, name).toEqual({ scripts: [], layer: false });
    expect(asked.length, name).toBe(scripts);
  }
});

test.each([true, false])(
  "a choice is changed on the page about cookies, scripts: %s",
  async (javaScript) => {
    const page = await openPage({ javaScript });
    await page.context().addCookies([
      { name: "pm_measurement", value: "yes", url: ownApp().url },
      { name: "_ga", value: "GA1.1.1", url: ownApp().url },
    ]);
    await page.goto(href("/cookies"));
    expect(await page.getByLabel("Yes, allow it").isChecked()).toBe(true);
    await page.getByLabel("No", { exact: true }).check();
    await press(page, "Save my choice");
    await page.getByText("Measurement is off.").waitFor();
    await screenshot(page, `cookies ${javaScript}`);
    await expectNoAxeViolations(page);
    const names = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    expect(names).toContain("pm_measurement=no");
    expect(names.join()).not.toContain("_ga=");
  },
);

test("the owner enters an account, and what is no account is refused", async () => {
  const page = await openPage({ expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/settings/integrations"));
  await page.getByLabel("Google Analytics ID").fill("UA-1234-1");
  await press(page, "Save");
  await page.getByText("Failed to save integration settings. Please check these fields.").waitFor();
  await page.getByLabel("Google Analytics ID").fill("G-OTHER12345");
  await press(page, "Save");
  await page.getByText("Settings saved.").first().waitFor();
  await screenshot(page, "settings integrations");
});
