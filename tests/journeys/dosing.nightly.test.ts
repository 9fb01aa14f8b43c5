import { href } from "react-router";
import { expect, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

const PASSWORD = "mango-avenue-8";

test.each([
  { javaScript: true, width: 1440, colorScheme: "light" },
  { javaScript: false, width: 360, colorScheme: "dark" },
] as const)("a customer reads what a label says: %o", async (options) => {
  const look = options.javaScript ? "" : " without JavaScript";
  const page = await openPage({ ...options, expectedProblems: [/422/] });
  await openAs(page, "customer", href("/portal"));
  await page.getByRole("link", { name: "Dosing", exact: true }).click();
  await page.getByRole("heading", { name: "Dosing calculator" }).waitFor();
  await expectNoAxeViolations(page);

  await press(page, "Calculate");
  for (const missing of ["weight", "medication", "experience"]) {
    await page.getByRole("link", { name: new RegExp(missing) }).waitFor();
  }
  await screenshot(page, `dosing incomplete${look}`);

  await page.getByLabel("Weight", { exact: true }).fill("74.5");
  await page.getByLabel("Weight unit").selectOption("Kilograms (kg)");
  await page.getByLabel("Medication").selectOption("Tirzepatide");
  await page.getByLabel("Experience level").selectOption("Experienced");
  await press(page, "Calculate");
  await page.getByRole("heading", { name: "What the label says about Tirzepatide" }).waitFor();
  await page.getByText("Standard range", { exact: true }).waitFor();
  const doses = page.getByRole("cell", { name: / mg$/ });
  expect(await doses.count()).toBe(12);
  expect(await doses.nth(8).innerText()).toBe("7.5 mg");
  await page.getByText("Show all").click();
  await page.getByRole("cell", { name: "12.5 mg" }).first().waitFor();
  expect(await doses.count()).toBe(20);
  await expectNoAxeViolations(page);
  await screenshot(page, `dosing schedule${look}`);
  // The address contains no typed values, and only the unit is remembered.
  expect(new URL(page.url()).search).toBe("");
  await page.goto(href("/portal/dosing"));
  expect(await page.getByLabel("Weight unit").inputValue()).toBe("kg");
  expect(await page.getByLabel("Weight", { exact: true }).inputValue()).toBe("");

  await page.getByLabel("Weight", { exact: true }).fill("74.5");
  await page.getByLabel("Medication").selectOption("Liraglutide");
  await page.getByLabel("Experience level").selectOption("Beginner");
  await press(page, "Calculate");
  await page.getByText("We don’t sell Liraglutide.").waitFor();
  await page.getByRole("columnheader", { name: "Daily dose" }).first().waitFor();
});

test("who has bought nothing sees what opens with an order, and how", async () => {
  const email = `window-${Date.now()}@example.test`;
  const names = { firstName: "Wilma", lastName: "Window", isDemo: false };
  await insideTheShop((ctx) => createAccount(ctx, { email, password: PASSWORD, ...names }));
  const page = await openPage({ width: 360 });
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(href("/portal"))}`);
  await signIn(page, email, PASSWORD);
  await page.getByText("Your first order unlocks the rest of your portal").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "portal without an order");
  await page.getByRole("link", { name: /^Dosing.*opens with your first order$/ }).click();
  await page.getByRole("heading", { name: "Opens with your first order" }).waitFor();
  expect(await page.getByText("Your first order unlocks the rest of your portal").count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, "dosing locked");
  await page.getByRole("link", { name: /^Consultations/ }).click();
  await page.getByText("You can book an initial consultation now.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Profile" }).click();
  await page.getByRole("main").getByRole("link", { name: "Shop Now" }).click();
  await page.waitForURL(`**${href("/products")}`);
});
