import { eq } from "drizzle-orm";
import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { addDays, addMinutes, shopDay } from "#app/lib/dates.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { logDose } from "#app/care/therapy/commands/log-dose.server.ts";
import { therapyDoses, therapyPlans, therapyVials } from "#app/care/therapy/tables.server.ts";
import { wellnessEntries } from "#app/care/wellness/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { placeOrder, tickRequired } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { untilKept } from "./kept-pages.ts";
import { followLink, openMail } from "./mailbox.ts";
import { orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { press } from "./staff-desk.ts";

afterEach(expectInvariants);

const EMAIL = "rosa.refill@example.test";
const PASSWORD = "mango-avenue-of-rosa";
const PRODUCT = "Tirzepatide";
const course = href("/portal/therapy");
const ago = (days: number) => shopDay(addDays(new Date(), -days));

async function look(page: Page, name: string): Promise<void> {
  await expectNoAxeViolations(page);
  await screenshot(page, `refill ${name}`);
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`${href("/auth")}?next=%2Fportal`);
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  await page.getByRole("heading", { name: "Sign Up" }).waitFor();
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Email", { exact: true }).fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await look(page, "sign up");
  await press(page, "Join as Customer");
  await page.getByText("Please check your email to confirm your account").first().waitFor();
  await openMail(page, EMAIL, "Confirm your email");
  await followLink(page, "/confirm-email/");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await look(page, "confirm");
  await press(page, "Confirm and sign in");
  await page.waitForURL("**/portal");
  await page.getByRole("heading", { name: "Hello, Rosa" }).waitFor();
}

/** Does the work of the payment page, the couriers and staff over a week. */
async function payAndDeliver(page: Page, orderId: string): Promise<void> {
  await press(page, "Approve");
  await page.getByText(/Your payment arrived/).waitFor();
  await look(page, "paid");
  await insideTheShop(async (ctx) => {
    expect(await moveOrder(ctx, { orderId, to: "processing" })).toMatchObject({ ok: true });
    await shipSuggested(ctx, orderId);
    expect(await moveOrder(ctx, { orderId, to: "delivered" })).toMatchObject({ ok: true });
  });
}

async function rosa(ctx: Ctx) {
  const account = await findAccount(ctx.db, EMAIL);
  if (!account) throw new Error("she signed up");
  const actor = { kind: "user", userId: account.id, email: EMAIL, roles: ["customer"] } as const;
  return { ...ctx, actor };
}

/** Three weeks pass, in which the customer takes the doses of each. */
async function threeWeeksLater(): Promise<void> {
  await insideTheShop(async (ctx) => {
    const her = await rosa(ctx);
    const own = eq(therapyPlans.userId, her.actor.userId);
    const [plan] = await ctx.db.select().from(therapyPlans).where(own);
    const [vial] = await ctx.db
      .select()
      .from(therapyVials)
      .where(eq(therapyVials.userId, her.actor.userId));
    if (!plan || !vial) throw new Error("she has both");
    const createdAt = addDays(ctx.now, -21);
    await ctx.db
      .update(therapyPlans)
      .set({ startsOn: ago(21), createdAt })
      .where(own);
    await ctx.db
      .update(therapyVials)
      .set({ mixedOn: ago(21) })
      .where(eq(therapyVials.id, vial.id));
    await ctx.db
      .update(therapyDoses)
      .set({ takenOn: ago(21) })
      .where(eq(therapyDoses.planId, plan.id));
    for (const days of [14, 7, 0]) {
      const dose = { micrograms: 2_500, takenOn: ago(days), vialId: vial.id, site: null };
      const logged = await logDose(her, plan.id, { id: ctx.ids.newId(), ...dose });
      if (!logged.ok) throw new Error(logged.reason);
    }
  });
}

const entriesOfHers = () =>
  insideTheShop(async (ctx) => {
    const { actor } = await rosa(ctx);
    return ctx.db.$count(wellnessEntries, eq(wellnessEntries.userId, actor.userId));
  });

/** An entry written offline is sent once, automatically, when the network is back. */
async function writeOffline(page: Page): Promise<void> {
  await page.goto(href("/portal/wellness"));
  await page.getByLabel(/^I agree that/).check();
  await press(page, "Agree and start");
  await page.getByRole("button", { name: "Add entry" }).waitFor();
  await page.goto(href("/portal/wellness"));
  await untilKept(page, href("/portal/wellness/offline"));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator("form[data-works-offline]").waitFor();
  await look(page, "wellness");
  await page.context().setOffline(true);
  await page.getByLabel("Date and time").fill(writeMinute(addMinutes(new Date(), -12)));
  await page.getByLabel("Mood", { exact: true }).fill("8");
  await press(page, "Add entry");
  await page.getByText("1 entry is not sent yet").waitFor();
  await expectNoAxeViolations(page);
  expect(await entriesOfHers()).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(entriesOfHers, { timeout: 20_000 }).toBe(1);
  await page.goto(href("/portal/wellness"));
  await page.getByRole("listitem").filter({ hasText: "8 of 10" }).first().waitFor();
  expect(await page.getByText("not sent yet").count()).toBe(0);
}

test(
  "from signing up to the refill, on a phone, with the network cut in the middle",
  { timeout: 180_000 },
  async () => {
    const expectedProblems = [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/,
      /422/,
    ];
    const page = await openPage({ width: 360, serviceWorker: true, expectedProblems });
    await signUp(page);
    const { id: orderId } = await orderOnline(page, PRODUCT, EMAIL);
    await payAndDeliver(page, orderId);

    // A job marks customers as buyers.
    await expect
      .poll(
        async () => {
          await page.goto(course);
          return page.getByLabel(/^I agree that/).count();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(1);
    await look(page, "course consent");
    await page.getByLabel(/^I agree that/).check();
    await press(page, "Agree and continue");
    await page.getByText("You can start a course now").waitFor();
    await page.getByLabel("First dose on").fill(ago(0));
    await press(page, "Start course");
    await page.getByText("Course started.").waitFor();
    await page.getByText("Open a vial", { exact: true }).click();
    await press(page, "Add this vial");
    await page.getByText("10 mg of 10 mg").waitFor();
    await look(page, "vial opened");
    await page.getByRole("link", { name: "Log dose" }).click();
    await press(page, "I’ve read this");
    await page.getByRole("button", { name: "Save dose" }).waitFor();
    await look(page, "dose");

    await page.goto(href("/portal"));
    await page.getByRole("heading", { name: `Next dose of ${PRODUCT}` }).waitFor();
    await look(page, "today");
    await page.getByRole("link", { name: "Log dose" }).click();
    await press(page, "Save dose");
    await page.getByText("Dose logged.").first().waitFor();
    await page.getByText("7.5 mg of 10 mg").waitFor();

    await writeOffline(page);

    await threeWeeksLater();
    await page.goto(href("/portal"));
    await page.getByText("Time to plan your refill").waitFor();
    await look(page, "due today");
    await page.getByRole("link", { name: "Check in" }).click();
    await page.getByRole("heading", { name: `${PRODUCT} refill` }).waitFor();
    expect(await page.getByRole("main").locator("input:checked").count()).toBe(0);
    await look(page, "check-in");
    await press(page, "Send check-in");
    await page.getByRole("link", { name: "Select how you are." }).waitFor();
    await look(page, "check-in refused");
    await page.getByRole("radio", { name: "Well", exact: true }).check();
    await page.getByRole("checkbox", { name: "None of these" }).check();
    await page.getByRole("radio", { name: "Same as now" }).check();
    await press(page, "Send check-in");
    await page.getByText("Your check-in is saved").waitFor();
    await page.getByText("10 mg per vial").waitFor();
    await page.getByText("1 vial", { exact: true }).waitFor();
    await page.getByText("if you order today").waitFor();
    await look(page, "ready");
    await press(page, "Skip this refill");
    await page.getByText("Refill skipped.").first().waitFor();
    await look(page, "skipped");
    await press(page, "Undo skip");
    await press(page, "Add to Cart");
    await page.getByText("Your refill is in your cart.").waitFor();
    await look(page, "in the cart");
    await page.goto(href("/portal/timeline"));
    await page.getByText("Refill check-in").first().waitFor();

    await page.goto(href("/checkout"));
    await page.getByLabel("First name").waitFor();
    await look(page, "checkout");
    await tickRequired(page);
    await fillAddress(page);
    await placeOrder(page);
    await press(page, "Approve");
    await page.getByText(/Your payment arrived/).waitFor();
    await page.goto(course);
    await page.getByText("You have 1 unopened vial.").waitFor();
    expect(await page.getByText("Time to plan your refill").count()).toBe(0);
    await look(page, "ordered");
  },
);

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Last name").fill("Santos");
  await page.getByLabel("Address", { exact: true }).fill("12 Mango Avenue");
  await page.getByLabel("City or municipality").fill("Cebu City");
}
