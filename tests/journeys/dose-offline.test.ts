import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { buyerForm, place } from "#app/selling/checkout/factories.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { agreeToCourse } from "#app/care/therapy/commands/agree-to-course.server.ts";
import { changePlan } from "#app/care/therapy/commands/change-plan.server.ts";
import { logDose } from "#app/care/therapy/commands/log-dose.server.ts";
import { startPlan } from "#app/care/therapy/commands/start-plan.server.ts";
import { withdrawCourse } from "#app/care/therapy/commands/withdraw-course.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { therapyDoses } from "#app/care/therapy/tables.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { variants } from "../variants.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { untilForgotten, untilKept } from "./kept-pages.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const expectedProblems = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/];
const OFFLINE_PAGE = href("/portal/therapy/offline");
let hasBought = false;
const ago = (days: number) => shopDay(addDays(new Date(), -days));

/** Acts as the demo's owner: other journeys use the demo customer's course. */
const asOwner = <T>(act: (ctx: Parameters<typeof logDose>[0]) => Promise<T>) =>
  insideTheShop(async (ctx) => {
    const email = "owner@demo.test";
    const account = await findAccount(ctx.db, email);
    if (!account) throw new Error("the demo shop has an owner");
    const actor = { kind: "user", userId: account.id, email, roles: ["admin"] } as const;
    return act({ ...ctx, actor });
  });

/** Buys a vial as the checkout and the payment page would sell it. */
async function buyOne(ctx: Parameters<typeof logDose>[0], productId: string): Promise<void> {
  const cart = await fillCart(ctx, { productId });
  const order = await place(ctx, cart, {
    form: buyerForm({ email: "owner@demo.test", supervision: "yes" }),
  });
  await payOrder({ ...ctx, actor: systemActor("test") }, order.id);
}

/** A new course, begun today, whose owner has read how to draw a dose. */
const beginCourse = () =>
  asOwner(async (ctx) => {
    await withdrawCourse(ctx);
    await agreeToCourse(ctx);
    const [product] = await ctx.db.select().from(products).where(eq(products.slug, "tirzepatide"));
    if (!product) throw new Error("the demo shop sells it");
    if (!hasBought) await buyOne(ctx, product.id);
    hasBought = true;
    const plan = { id: ctx.ids.newId(), productId: product.id, startsOn: ago(0) };
    const started = await startPlan(ctx, { ...plan, reminderHour: null });
    if (!started.ok) throw new Error(started.reason);
    await changePlan(ctx, { planId: plan.id, version: 1, change: { do: "show" } });
    return plan.id;
  });

const logged = (planId: string) =>
  insideTheShop(({ db }) => db.$count(therapyDoses, eq(therapyDoses.planId, planId)));

async function expectLogged(planId: string, count: number): Promise<void> {
  await expect.poll(() => logged(planId), { timeout: 10_000 }).toBe(count);
}

const doseOf = (planId: string) => href("/portal/therapy/:planId/dose", { planId });

/** The queue has started: from now on it handles the form. */
const untilQueued = (page: Page) => page.locator("form[data-works-offline]").waitFor();

async function expectNoneWaits(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(
      async () =>
        new Promise<number>((resolve, reject) => {
          const opened = indexedDB.open("pm-waiting");
          opened.addEventListener("error", () => reject(new Error("it does not open")));
          opened.addEventListener("success", () => {
            const counted = opened.result.transaction("waiting").objectStore("waiting").count();
            counted.addEventListener("success", () => {
              opened.result.close();
              resolve(counted.result);
            });
          });
        }),
    );
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  await expect.poll(() => page.getByText("not sent yet").count(), { timeout: 10_000 }).toBe(0);
}

test.each(
  variants([
    { width: 360, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ] as const),
)("a dose that is taken without a connection is logged later, once: %o", async (options) => {
  const look = String(options.width);
  const planId = await beginCourse();
  const page = await openPage({ ...options, serviceWorker: true, expectedProblems });
  await openAs(page, "owner", href("/portal"));
  await untilKept(page, OFFLINE_PAGE);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  // Two taps from the page of the day: the first leads to the cached page.
  await page.context().setOffline(true);
  await page.goto(doseOf(planId));
  await page.getByRole("heading", { level: 1, name: "Log a dose" }).waitFor();
  await untilQueued(page);
  await page.getByText("your plan said 2.5 mg").waitFor();
  expect(await page.getByLabel("Amount in mg").inputValue()).toBe("2.5");
  expect(await page.getByText(/\d mL|\d units/).count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, `dose offline page ${look}`);

  // A misplaced decimal point is refused at once, even offline.
  await page.getByLabel("Amount in mg").fill("25");
  await press(page, "Save dose");
  await page
    .getByRole("link", { name: /25 mg is at least ten times your plan of 2.5 mg/ })
    .waitFor();
  expect(await page.getByText("not sent yet").count()).toBe(0);
  await page.getByLabel("Amount in mg").fill("2.5");
  await press(page, "Save dose");
  await page.getByText("1 dose is not sent yet").waitFor();
  await page.getByText("We can’t reach the shop.").waitFor();
  expect(await page.getByText("Dose logged.").count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, `dose not sent ${look}`);

  // A reloaded page still lists the dose.
  await page.goto(href("/portal/therapy"));
  await page.getByText("1 dose is not sent yet").waitFor();
  expect(await logged(planId)).toBe(0);

  await page.context().setOffline(false);
  await expectLogged(planId, 1);
  await expectNoneWaits(page);
  await page.goto(href("/portal/therapy/log"));
  await page.getByRole("cell", { name: "2.5 mg" }).waitFor();
  expect(await logged(planId)).toBe(1);

  // The cached page contains no name, order or lot, and is deleted by signing out.
  const kept = await page.evaluate(
    async (path) => (await caches.match(path))?.text(),
    OFFLINE_PAGE,
  );
  expect(kept).toContain("Tirzepatide");
  expect(kept).not.toMatch(/owner@demo|lotNumber|orderNumber/);
  await page.evaluate(
    (path) => fetch(path, { method: "POST", redirect: "manual", credentials: "omit" }),
    href("/sign-out"),
  );
  await untilForgotten(page, OFFLINE_PAGE);
});

test("an answer that is lost is followed by another try, and two tabs at once log one dose", async () => {
  const planId = await beginCourse();
  const page = await openPage({ expectedProblems });
  const lost: number[] = [];
  await page.context().route(`**${href("/portal/therapy/doses")}`, async (route) => {
    if (lost.length > 0) return route.continue();
    lost.push((await route.fetch()).status());
    return route.abort();
  });
  await openAs(page, "owner", doseOf(planId));
  await untilQueued(page);
  await press(page, "Save dose");
  await page.getByText("1 dose is not sent yet").waitFor();
  await expect.poll(() => lost).toEqual([200]);
  expect(await logged(planId)).toBe(1);

  // As after a crash: both tabs are new and find the waiting dose.
  const other = await page.context().newPage();
  await Promise.all([page.goto(href("/portal")), other.goto(href("/portal/therapy"))]);
  await Promise.all([page, other].map(expectNoneWaits));
  expect(await logged(planId)).toBe(1);
});

test("a dose waits for the account that took it, signed out and beside another", async () => {
  const planId = await beginCourse();
  const page = await openPage({ expectedProblems, width: 390 });
  await openAs(page, "owner", doseOf(planId));
  await untilQueued(page);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await press(page, "Save dose");
  await page.getByText("You’re signed out. Sign in to send these.").waitFor();
  await screenshot(page, "dose signed out");

  // Another account signs in while this page still belongs to the owner.
  await openAs(await page.context().newPage(), "customer", href("/portal/profile"));
  await page.getByLabel("Taken on").fill(ago(1));
  await press(page, "Save dose");
  await page.getByText("2 doses are not sent yet").waitFor();
  await page.getByText("You are signed in with another account.").waitFor();
  expect(await logged(planId)).toBe(0);

  await page.context().clearCookies();
  await page.context().addCookies(session);
  await page.goto(href("/portal/therapy"));
  await expectLogged(planId, 2);
  await expectNoneWaits(page);
});

test("what the shop does not take meanwhile stays with its reason, to be changed or discarded", async () => {
  const planId = await beginCourse();
  const page = await openPage({ expectedProblems: [...expectedProblems, /422|404/], width: 360 });
  await openAs(page, "owner", doseOf(planId));
  await untilQueued(page);
  await page.context().setOffline(true);
  await press(page, "Save dose");
  await page.getByText("1 dose is not sent yet").waitFor();
  // The same day's dose is entered on another device.
  const entry = { micrograms: 2_500, takenOn: ago(0), vialId: null, site: null };
  await asOwner((ctx) => logDose(ctx, planId, { id: ctx.ids.newId(), ...entry }));
  await page.context().setOffline(false);
  await page.getByText("You already logged a dose for this day.").waitFor();
  await page.getByText("Rejected", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "dose not taken");

  await page.getByRole("button", { name: /^Change the dose of 2.5 mg of Tirzepatide on/ }).click();
  await page.getByLabel("Taken on").fill(ago(1));
  // The message stays until the changed dose is stored.
  expect(await page.getByText("Rejected", { exact: true }).count()).toBe(1);
  await press(page, "Save dose");
  await page.getByText("Dose logged.").first().waitFor();
  await expectNoneWaits(page);
  expect(await logged(planId)).toBe(2);

  // The course is stopped in the meantime, before the day of this dose.
  await page.goto(doseOf(planId));
  await untilQueued(page);
  await page.context().setOffline(true);
  await page.getByLabel("Taken on").fill(ago(2));
  await press(page, "Save dose");
  await page.getByText("1 dose is not sent yet").waitFor();
  await asOwner((ctx) => changePlan(ctx, { planId, version: 2, change: { do: "stop" } }));
  await page.context().setOffline(false);
  await page.getByText("This course was stopped. Choose a day from").first().waitFor();
  await page.goto(href("/portal/therapy"));
  await page.getByText("Rejected", { exact: true }).waitFor();
  expect(await page.getByRole("link", { name: /^Change the dose/ }).count()).toBe(0);
  await page.getByRole("button", { name: /^Discard the dose of 2.5 mg on/ }).click();
  await expectNoneWaits(page);
});

test("a browser that stores nothing says so, and logs as usual", async () => {
  const planId = await beginCourse();
  const page = await openPage({ width: 390 });
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await openAs(page, "owner", doseOf(planId));
  await page.getByText("You can’t log doses here while offline.").waitFor();
  await press(page, "Save dose");
  await page.getByText("Dose logged.").first().waitFor();
  expect(await logged(planId)).toBe(1);
});
