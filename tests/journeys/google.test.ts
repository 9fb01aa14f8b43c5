import { href } from "react-router";
import { afterAll, expect, inject, test } from "vitest";
import { newShop, startApp } from "../app-server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { FakeGoogle } from "../fake-google.ts";
import { addToCart } from "./buyer.ts";
import { variants } from "../variants.ts";

const google = await new FakeGoogle().open();
const shop = await startApp(await newShop(inject("cluster")), google.settings);
afterAll(async () => {
  await shop.stop();
  await google.close();
});

// The page over there is another site, and that is the story.
const expectedProblems = [new RegExp(`asked a stranger: ${google.url}/`)];

test.each(variants([true, false]))(
  "a guest continues with Google and keeps her cart (JavaScript: %s)",
  async (js) => {
    const { url } = shop;
    const page = await openPage({ url, javaScript: js, width: 390, expectedProblems });
    google.person = { ...google.person, sub: `g-${js}`, email: `joy-${js}@example.test` };
    await addToCart(page, "Glow");
    await page.getByText("Glow added to cart!").first().waitFor();
    await page.goto(`${href("/auth")}?tab=signup`);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("link", { name: `Continue as joy-${js}@example.test` }).click();
    await page.waitForURL("**/portal");
    await page.getByRole("heading", { name: "Hello, Joy" }).waitFor();
    await page.goto(href("/cart"));
    await page.getByText("Glow").first().waitFor();
  },
);

test("who does not allow it reads why, and may try again", async () => {
  const page = await openPage({ url: shop.url, expectedProblems });
  await page.goto(`${href("/auth")}?next=%2Fcart`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "Google sign-in failed: access wasn’t allowed." })
    .waitFor();
  expect(new URL(page.url()).search).toBe("?tab=signin&next=%2Fcart");
  await expectNoAxeViolations(page);
  google.person = { ...google.person, sub: "back", email: "back@example.test" };
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "Continue as" }).click();
  await page.waitForURL("**/cart");
});

test("where Google is not configured, no page names it", async () => {
  const page = await openPage();
  await page.goto(href("/auth"));
  await page.getByRole("button", { name: "Sign In", exact: true }).waitFor();
  expect(await page.getByText("Google").count()).toBe(0);
});

test.each(["sign-in/social", "callback/github", "get-session", "ok"])(
  "the account library's own /api/auth/%s is not mounted",
  async (path) => {
    const ask = async (method: string) => {
      const headers = { origin: shop.url };
      return (await fetch(`${shop.url}/api/auth/${path}`, { method, headers })).status;
    };
    expect([await ask("GET"), await ask("POST")]).toEqual([404, 405]);
  },
);
