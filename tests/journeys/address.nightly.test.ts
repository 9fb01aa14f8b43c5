import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { variants } from "../variants.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder, requiredBoxes } from "./buyer.ts";
import { expectInvariants } from "./shop-invariants.ts";

afterEach(expectInvariants);

const finder = (page: Page) => page.getByRole("combobox", { name: "Find your barangay or city" });
const option = (page: Page, name: string) => page.getByRole("option", { name });

async function openFilledCheckout(page: Page, product: string): Promise<void> {
  await addToCart(page, product);
  await page.getByText(`${product} added to cart!`).waitFor();
  await openCheckout(page);
}

async function typedAddress(page: Page): Promise<string[]> {
  const labels = [/^Barangay/, /^City or municipality/, /^Province/, /^Postal code/];
  return Promise.all(labels.map((label) => page.getByLabel(label).inputValue()));
}

async function receiptOf(page: Page): Promise<string> {
  await placeOrder(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/order/**");
  return page.locator("address").innerText();
}

test.each(
  variants([
    { width: 360, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ] as const),
)(
  "a place is found and chosen by keyboard alone: %o",
  async (options) => {
    const page = await openPage(options);
    await openFilledCheckout(page, "GHK-Cu");
    await page.getByLabel("Last name").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("lahgu ceb");
    // What was typed halfway finds more.
    await page.getByText("1 place found.").waitFor({ state: "attached" });
    await option(page, "Lahug").waitFor();
    await page.keyboard.press("ArrowDown");
    await expectNoAxeViolations(page);
    await screenshot(page, `place found ${options.width} ${options.colorScheme}`);
    await page.keyboard.press("Enter");
    await page.getByText("Filled in below: Lahug, Cebu City, Cebu, postal code 6000.").waitFor();
    expect(await typedAddress(page)).toEqual(["Lahug", "Cebu City", "Cebu", "6000"]);
    expect(await page.getByRole("option").count()).toBe(0);
    await expectNoAxeViolations(page);

    await finder(page).fill("toril davao");
    await option(page, "Toril").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByText(/Add the postal code/).waitFor();
    expect(await typedAddress(page)).toEqual([
      expect.stringContaining("Toril"),
      "Davao City",
      "Davao del Sur",
      "",
    ]);
  },
  60_000,
);

test("what was chosen is on the order, and is still in the form after cancelling", async () => {
  const page = await openPage({ width: 390 });
  await openFilledCheckout(page, "Klow");
  await fillCheckout(page, "placed@example.com");
  await page.getByLabel("Phone").fill("0917 123 4567");
  await page.getByLabel("Address line 2").fill("Unit 4B, Mango Tower");
  expect(await page.getByLabel("Country", { exact: true }).inputValue()).toBe("Philippines");
  await finder(page).fill("brgy lahug");
  await option(page, "Lahug Cebu City, Cebu").click();
  await placeOrder(page);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.waitForURL("**/checkout?payment_cancelled=true");
  expect(await typedAddress(page)).toEqual(["Lahug", "Cebu City", "Cebu", "6000"]);
  expect(await page.getByLabel("Phone").inputValue()).toBe("0917 123 4567");
  for (const box of await requiredBoxes(page)) expect(await box.isChecked()).toBe(true);
  const lines = [
    "12 Mango Avenue",
    "Unit 4B, Mango Tower",
    "Brgy. Lahug, Cebu City",
    "6000 Cebu",
    "Philippines",
  ];
  expect(await receiptOf(page)).toContain(lines.join("\n"));
});

test("a place in another city takes what belonged to the old one away", async () => {
  const page = await openPage({ width: 360 });
  await openFilledCheckout(page, "Lemon Bottle");
  await page.getByLabel(/^Barangay/).fill("Camputhaw");
  await page.getByLabel("City or municipality").fill("Cebu City");
  await page.getByLabel(/^Postal code/).fill("6000");
  await finder(page).fill("San Jose, Tarlac");
  await option(page, "San Jose Tarlac").first().click();
  const [barangay, city, province, postalCode] = await typedAddress(page);
  expect([barangay, city, province]).toEqual(["", "San Jose", "Tarlac"]);
  expect(postalCode).not.toBe("6000");
});

test("without JavaScript the plain fields take any text, and known names are put right", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await openFilledCheckout(page, "Glow");
  expect(await finder(page).isVisible()).toBe(false);
  await fillCheckout(page, "plain@example.com");
  await page.getByLabel("City or municipality").fill("cebu");
  await page.getByLabel(/^Barangay/).fill("brgy. lahug");
  await expectNoAxeViolations(page);
  await screenshot(page, "place typed without a script");
  expect(await receiptOf(page)).toContain("Brgy. Lahug, Cebu City\nCebu");
});

test("a place on no list is taken as it was typed", async () => {
  const page = await openPage();
  await openFilledCheckout(page, "NAD+");
  await fillCheckout(page, "rural@example.com");
  await finder(page).fill("qqqq");
  await page
    .getByText(/No places found/)
    .last()
    .waitFor();
  await page.keyboard.press("Escape");
  await page.getByLabel("City or municipality").fill("Bagong Nayon");
  await page.getByLabel(/^Barangay/).fill("Sitio Malayo");
  await page.getByLabel("Province").fill("Kalinga");
  expect(await receiptOf(page)).toContain("Brgy. Sitio Malayo, Bagong Nayon\nKalinga");
});

test("offline it says so, and goes on when the connection is back", async () => {
  const page = await openPage({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  await openFilledCheckout(page, "Tirzepatide");
  await finder(page).fill("lah");
  await page.getByRole("option").first().waitFor();
  await page.context().setOffline(true);
  await finder(page).fill("lahug");
  await page
    .getByText(/You’re offline/)
    .last()
    .waitFor();
  await page.context().setOffline(false);
  await option(page, "Lahug Cebu City, Cebu").waitFor();
});

test("an answer that comes late does not take the place of a newer one", async () => {
  const page = await openPage();
  await openFilledCheckout(page, "Lipo-C with B12");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/places?q=makati", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest("**/api/places?q=makati");
  await finder(page).fill("makati");
  await asked;
  await finder(page).fill("taguig");
  await option(page, "Taguig City Metro Manila").waitFor();
  letGo();
  await finder(page).fill("taguig city");
  await option(page, "Taguig City Metro Manila").waitFor();
  expect(await option(page, "Makati City").count()).toBe(0);
});

test("a phone number is explained when it is none", async () => {
  const page = await openPage({ expectedProblems: [/422/] });
  await openFilledCheckout(page, "GHK-Cu");
  await fillCheckout(page, "caller@example.com");
  await page.getByLabel("Phone").fill("8123 4567");
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByRole("alert").filter({ hasText: "with its area code" }).waitFor();
  expect(await page.getByLabel("Phone").inputValue()).toBe("8123 4567");
  await expectNoAxeViolations(page);
});

test("the search answers anything with places or none, for the browser to keep", async () => {
  const page = await openPage();
  const ask = (query: string) => page.request.get(`${href("/api/places")}?q=${query}`);
  const answer = await ask("lahug+cebu");
  expect(answer.headers()).toMatchObject({
    "cache-control": "private, max-age=300",
    "content-type": "application/json",
  });
  expect(await answer.json()).toMatchObject({ places: [{ name: "Lahug" }] });
  const odd = ["", "%00", "%ED%A0%80", "%25", "'%20or%201=1", "x".repeat(4_000), "a&q=b&q[]=c"];
  for (const query of odd) expect(await (await ask(query)).json()).toHaveProperty("places");
  expect((await page.request.post(`${href("/api/places")}?q=lahug`)).status()).toBe(405);
});
