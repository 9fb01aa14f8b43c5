import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import { wellnessEntries } from "#app/care/wellness/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { untilForgotten, untilKept } from "./kept-pages.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const expectedProblems = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/];
const OFFLINE_PAGE = href("/portal/wellness/offline");

const stored = () => insideTheShop(({ db }) => db.$count(wellnessEntries));

let minutesAgo = 10;

/** Each about a minute of its own, by which its page is called. */
async function writeDown(page: Page, mood: string) {
  minutesAgo += 7;
  const at = writeMinute(addMinutes(new Date(), -minutesAgo));
  await page.getByLabel("Date and time").fill(at);
  await page.getByLabel("Mood", { exact: true }).fill(mood);
  await press(page, "Add entry");
}

/** The queue is awake: the form goes through it from then on. */
const untilQueued = (page: Page) => page.locator("form[data-works-offline]").waitFor();

test.each([
  { width: 360, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const)(
  "an entry that is written down without a connection is sent later, once: %o",
  async (options) => {
    const look = String(options.width);
    const page = await openPage({ ...options, serviceWorker: true, expectedProblems });
    await openAs(page, "customer", href("/portal/wellness"));
    await untilKept(page, OFFLINE_PAGE);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await untilQueued(page);
    const before = await stored();

    await page.context().setOffline(true);
    await writeDown(page, "2");
    await page.getByText("1 entry is not sent yet").waitFor();
    await page.getByText("We can’t reach the shop.").waitFor();
    expect(await page.getByText("Entry Added", { exact: true }).count()).toBe(0);
    expect(await page.getByLabel("Mood", { exact: true }).inputValue()).toBe("5");
    await expectNoAxeViolations(page);
    await screenshot(page, `wellness not sent ${look}`);

    // The page opens all the same, and what waits is there.
    await page.goto(href("/portal/wellness"));
    await page.getByRole("heading", { level: 1, name: "Add entry offline" }).waitFor();
    await page.getByText("1 entry is not sent yet").waitFor();
    await untilQueued(page);
    await page.getByLabel("Chest pain").check();
    await writeDown(page, "9");
    await page.getByText("2 entries are not sent yet").waitFor();
    await page.getByText("If you feel unwell now, call 911.").waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `wellness offline page ${look}`);
    expect(await stored()).toBe(before);

    await page.context().setOffline(false);
    await expect.poll(stored, { timeout: 10_000 }).toBe(before + 2);
    await expect.poll(() => page.getByText("not sent yet").count()).toBe(0);
    await page.goto(href("/portal/wellness"));
    await page.getByRole("listitem").filter({ hasText: "Very good, 9 of 10" }).first().waitFor();
    await untilQueued(page);
    expect(await page.getByText("not sent yet").count()).toBe(0);
    expect(await stored()).toBe(before + 2);

    // Of the account there is a mark and no name in what the browser keeps, and not beyond signing out.
    const kept = await page.evaluate(
      async (path) => (await caches.match(path))?.text(),
      OFFLINE_PAGE,
    );
    expect(kept).not.toMatch(/Carla|customer@demo/);
    await page.evaluate(
      (path) => fetch(path, { method: "POST", redirect: "manual", credentials: "omit" }),
      href("/sign-out"),
    );
    await untilForgotten(page, OFFLINE_PAGE);
  },
);

test("an answer that is lost is followed by another try, and two windows at once send one", async () => {
  const page = await openPage({ expectedProblems });
  const lost: string[] = [];
  await page.context().route(`**${href("/portal/wellness/entries")}`, async (route) => {
    if (lost.length > 0) return route.continue();
    const answer = await route.fetch();
    lost.push(String(answer.status()));
    return route.abort();
  });
  await openAs(page, "customer", href("/portal/wellness"));
  await untilQueued(page);
  const before = await stored();
  await writeDown(page, "7");
  await page.getByText("1 entry is not sent yet").waitFor();
  await expect.poll(() => lost).toEqual(["200"]);
  await page.getByText("We can’t reach the shop.").waitFor();
  expect(await stored()).toBe(before + 1);

  // As after a crash: the windows are new, and both find it waiting.
  const other = await page.context().newPage();
  await Promise.all([page, other].map((each) => each.goto(href("/portal/wellness"))));
  await Promise.all([page, other].map(untilQueued));
  for (const each of [page, other]) {
    await expect.poll(() => each.getByText("not sent yet").count()).toBe(0);
  }
  expect(await stored()).toBe(before + 1);
});

test("an entry waits for the account that wrote it, signed out and beside another", async () => {
  const page = await openPage({ expectedProblems, width: 390 });
  await openAs(page, "customer", href("/portal/wellness"));
  await untilQueued(page);
  const before = await stored();
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await writeDown(page, "4");
  await page.getByText("You’re signed out. Sign in to send these.").waitFor();
  await screenshot(page, "wellness signed out");

  // Signed in with another account while this page is still the customer's.
  await openAs(await page.context().newPage(), "owner", href("/portal/profile"));
  await writeDown(page, "4");
  await page.getByText("2 entries are not sent yet").waitFor();
  await page.getByText("You are signed in with another account.").waitFor();
  expect(await stored()).toBe(before);
  await page.goto(OFFLINE_PAGE);
  await page.getByRole("heading", { level: 1 }).waitFor();

  await page.context().clearCookies();
  await page.context().addCookies(session);
  await page.goto(href("/portal/wellness"));
  await expect.poll(stored, { timeout: 10_000 }).toBe(before + 2);
  await expect.poll(() => page.getByText("not sent yet").count()).toBe(0);
});

test("what the shop does not take stays in the form, with the reason", async () => {
  const page = await openPage({ expectedProblems: [/422/] });
  await openAs(page, "customer", href("/portal/wellness"));
  await untilQueued(page);
  const before = await stored();
  await page.getByRole("textbox", { name: /^Weight/ }).fill("7400");
  await writeDown(page, "8");
  await page.getByRole("link", { name: /Enter your weight as a number/ }).waitFor();
  expect(await page.getByText("not sent yet").count()).toBe(0);
  expect(await page.getByLabel("Mood", { exact: true }).inputValue()).toBe("8");
  await page.getByRole("textbox", { name: /^Weight/ }).fill("74");
  await press(page, "Add entry");
  await page.getByText("Entry Added", { exact: true }).waitFor();
  expect(await stored()).toBe(before + 1);
});

test("a browser that stores nothing says so, and sends as usual", async () => {
  const page = await openPage({ width: 390 });
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
  await openAs(page, "customer", href("/portal/wellness"));
  await page
    .getByText("This browser can’t store anything, which is normal in some private windows.")
    .waitFor();
  const before = await stored();
  await writeDown(page, "6");
  await page.getByText("Entry Added", { exact: true }).waitFor();
  expect(await stored()).toBe(before + 1);
});
