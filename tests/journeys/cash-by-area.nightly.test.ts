import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { saveArea } from "#app/goods/delivery/commands/save-area.server.ts";
import { deliveryAreas } from "#app/goods/delivery/tables.server.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { addToCart, fillCheckout, openCheckout } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAsNew } from "./new-customer.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const DELIVERY = href("/admin/settings/delivery");
const NO_CASH = "Couriers don’t collect cash for us in Cebu. Pay another way";
const FAR = /GHK-Cu.* has to stay cold, and a parcel to Sulu takes up to 5 business days\./;

/** Two delivery areas besides the default; other journeys of this shop have none. */
async function sendByArea(): Promise<void> {
  onTestFinished(() =>
    insideTheShop(async (ctx) => {
      await saveSettings(ctx, { shipping_by: "fee" });
      await ctx.db.delete(deliveryAreas).where(eq(deliveryAreas.isRest, false));
    }),
  );
  await insideTheShop(async (ctx) => {
    await saveSettings(ctx, { shipping_by: "area" });
    const provinces = await listProvinces(ctx.db);
    const rates = { steps: [{ upTo: 1_000, fee: 0 }], furtherKilo: 0, freeFrom: 0 };
    const terms = { cold: "open" as const, coldMost: null, coldDays: [], cash: true };
    for (const [name, province, daysMax] of [
      ["Islands", "Cebu", 2],
      ["South", "Sulu", 5],
    ] as const) {
      const codes = provinces.filter((one) => one.name === province).map(({ code }) => code);
      const facts = { name, provinces: codes, daysMin: 1, daysMax, ...rates, ...terms };
      const saved = await saveArea(ctx, facts);
      if (!saved.ok) throw new Error(saved.reason);
    }
    // All other areas are near, so that only the province decides.
    await ctx.db
      .update(deliveryAreas)
      .set({ daysMin: 1, daysMax: 2 })
      .where(eq(deliveryAreas.isRest, true));
  });
}

/** Fills in the checkout of a cold product except the province. */
async function checkoutOfCold(page: Page, email: string): Promise<void> {
  await addToCart(page, "GHK-Cu");
  await page.getByText("GHK-Cu added to cart!").waitFor();
  await openCheckout(page);
  await untilLive(page);
  await fillCheckout(page, email);
  await page.getByLabel("Phone").fill("0917 123 4567");
}

const cashOf = (page: Page) => page.getByRole("radio", { name: /Cash on delivery/ });

/** The text beside the choice must be its accessible description. */
async function expectDescribed(page: Page, text: string | RegExp): Promise<void> {
  const id = (await cashOf(page).getAttribute("aria-describedby")) ?? "none";
  await page.locator(`#${id}`).getByText(text).waitFor();
}

const send = (page: Page) => page.getByRole("button", { name: "Place Order" }).click();

/** With scripts the page follows the province, and says at once what the server would. */
async function seesCashClosed(page: Page): Promise<void> {
  await expectDescribed(page, NO_CASH);
  await page.locator("input[value=cod][disabled]").waitFor();
  expect(await cashOf(page).isChecked()).toBe(false);
  await page.getByLabel("Province").fill("Metro Manila");
  await page.locator("input[value=cod]:not([disabled])").waitFor();
  expect(await page.getByText(NO_CASH).count()).toBe(0);
  await page.getByLabel("Province").fill("Cebu");
  await expectDescribed(page, NO_CASH);
}

/** Without scripts, the form is shown again with its values. */
async function isToldWhenSent(page: Page): Promise<void> {
  await send(page);
  await page.getByText(NO_CASH).first().waitFor();
  await expectDescribed(page, NO_CASH);
  expect(await page.getByLabel("First name").inputValue()).toBe("Maria");
  expect(await cashOf(page).isDisabled()).toBe(false);
}

/** A guest may have bought before, so the page warns and leaves the choice. */
async function isWarnedOfFar(page: Page): Promise<void> {
  await expectDescribed(page, FAR);
  await expectDescribed(page, "use the email and phone number of that order, or sign in.");
  expect(await cashOf(page).isDisabled()).toBe(false);
  await screenshot(page, "cash far guest 1440 light");
}

test.each([
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: false, width: 1440, colorScheme: "dark" },
] as const)("an area is switched to no cash, and its buyers pay another way: %o", async (how) => {
  const word = `${how.width} ${how.colorScheme}`;
  const desk = await openPage({ ...how, expectedProblems: [/422/] });
  await openAs(desk, "owner", DELIVERY);
  await sendByArea();
  await desk.goto(DELIVERY);
  await desk.getByRole("link", { name: "Islands", exact: true }).click();
  await desk.getByRole("heading", { name: "Edit Islands" }).waitFor();
  if (how.javaScript) await untilLive(desk);
  await desk.getByLabel("Couriers collect cash here").uncheck();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `cash area ${word}`);
  await press(desk, "Save area");
  await desk.getByText("Islands is saved.").first().waitFor();
  await desk.getByText("No cash on delivery").waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `cash areas ${word}`);
  await desk.getByRole("link", { name: "Islands", exact: true }).click();
  await desk.getByRole("heading", { name: "Edit Islands" }).waitFor();
  expect(await desk.getByLabel("Couriers collect cash here").isChecked()).toBe(false);

  const page = await openPage({ ...how, expectedProblems: [/422/] });
  await checkoutOfCold(page, `cash-area-${how.width}@example.test`);
  await cashOf(page).check();
  await page.getByLabel("Province").fill("Cebu");
  await (how.javaScript ? seesCashClosed(page) : isToldWhenSent(page));
  await expectNoAxeViolations(page);
  await screenshot(page, `cash refused ${word}`);
  await page.getByRole("radio", { name: /GCash/ }).check();
  await send(page);
  await page.waitForURL("**/test-gateway/pay**");

  const questions = await openPage(how);
  await questions.goto(`${href("/faq")}?q=pay`);
  await questions.getByText("Couriers don’t collect cash in Cebu.").waitFor({ state: "attached" });
  await questions
    .getByText(/We accept cash for cold items where delivery takes at most/)
    .waitFor({ state: "attached" });
});

test.each([true, false])(
  "something cold to a far province is not sold to a new buyer for cash (scripts: %s)",
  async (javaScript) => {
    const expectedProblems = [/422/];
    await sendByArea();
    const page = await openPage({ width: 1440, javaScript, expectedProblems });
    await checkoutOfCold(page, `cash-far-${javaScript}@example.test`);
    await page.getByLabel("Province").fill("Sulu");
    await cashOf(page).check();
    if (javaScript) await isWarnedOfFar(page);
    await send(page);
    await page.getByText(FAR).first().waitFor();
    await page.getByText("Please check these fields").first().waitFor();
    expect(await page.getByLabel("Province").inputValue()).toBe("Sulu");
    await expectNoAxeViolations(page);

    const own = await openPage({ width: 360, colorScheme: "dark", javaScript, expectedProblems });
    await openAsNew(own, `cash-new-${javaScript}@example.test`, href("/products"));
    await checkoutOfCold(own, `cash-new-${javaScript}@example.test`);
    await own.getByLabel("Province").fill("Sulu");
    if (!javaScript) {
      await cashOf(own).check();
      await send(own);
    }
    await own.getByText(FAR).first().waitFor();
    await expectDescribed(own, "or send the order to a closer address.");
    expect(await cashOf(own).isDisabled()).toBe(javaScript);
    await expectNoAxeViolations(own);
    await screenshot(own, `cash far customer 360 dark ${javaScript ? "scripts" : "plain"}`);
  },
);
