import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { shopDay } from "#app/lib/dates.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs } from "./staff-desk.ts";

const timeline = href("/portal/timeline");

async function look(page: Page, name: string): Promise<void> {
  await expectNoAxeViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await screenshot(page, name);
}

test.each([
  { javaScript: true, width: 1440, colorScheme: "light" },
  { javaScript: false, width: 360, colorScheme: "dark" },
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: true, width: 1440, colorScheme: "dark" },
] as const)(
  "a customer goes from the course to a week, a day and a record: %o",
  async (options) => {
    const name = `${options.width} ${options.colorScheme}`;
    const page = await openPage(options);
    await openAs(page, "customer", href("/portal/therapy"));
    await page.getByRole("link", { name: "Timeline", exact: true }).click();
    await page.getByRole("heading", { name: "Your timeline" }).waitFor();
    await page.getByRole("figure", { name: /Entries: \d+.*weight from \d/ }).waitFor();
    await page.getByText("Empty weeks are hidden").waitFor();
    await look(page, `timeline course ${name}`);

    // One that has others before and after it.
    const weeks = page.getByRole("listitem").filter({ hasText: "Wellness entry" });
    await weeks
      .nth(1)
      .getByRole("link", { name: /^Open this week,/ })
      .click();
    await page.getByRole("heading", { name: /^Your timeline, week of/ }).waitFor();
    await page.getByRole("link", { name: /^Earlier: Week of/ }).waitFor();
    await page.getByRole("link", { name: /^Later: Week of/ }).waitFor();
    await look(page, `timeline week ${name}`);

    const day = page.getByRole("region").filter({ hasText: "Wellness entry" }).first();
    await day.getByRole("heading").getByRole("link").click();
    await page.getByText("Items without a time are listed first.").waitFor();
    await look(page, `timeline day ${name}`);
    await page.getByRole("link", { name: "Wellness entry" }).first().click();
    await page.getByRole("heading", { level: 2, name: /^Entry from/ }).waitFor();

    await page.goto(timeline);
    await page
      .getByRole("link", { name: /^Open this week,/ })
      .first()
      .click();
    await page.getByRole("heading", { name: /^Your timeline, week of/ }).waitFor();
    await page.getByRole("link", { name: "Whole course" }).click();
    await page.getByRole("heading", { name: "Your timeline", exact: true }).waitFor();
  },
);

test("the page for the doctor is one page, for its owner alone and kept nowhere", async () => {
  const page = await openPage();
  await openAs(page, "customer", timeline);
  const link = page.getByRole("link", { name: "Summary for your doctor (PDF)" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="course-record-${shopDay(new Date())}.pdf"`,
  });
  const pdf = await answer.body();
  expect(pdf.toString("latin1").match(/\/Type \/Page\n/g)).toHaveLength(1);
  const stranger = await openPage();
  const refused = await stranger.request.get(href("/portal/timeline.pdf"), { maxRedirects: 0 });
  expect(refused.status()).not.toBe(200);
});

test("whatever an address asks for is answered, and a day without anything says so", async () => {
  const page = await openPage();
  await openAs(page, "customer", `${timeline}?zoom=decade&on=never`);
  await page.getByRole("heading", { name: "Your timeline", exact: true }).waitFor();
  await page.goto(`${timeline}?zoom=day&on=2001-02-03`);
  await page.getByText("Nothing on this day.").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /^Later:/ }).click();
  await page.getByText("Nothing on this day.").waitFor({ state: "detached" });
});

test("a new account reads what will appear and where to begin", async () => {
  const [email, password] = [`timeline-${Date.now()}@example.test`, "a-long-password-2026"];
  const names = { firstName: "Lina", lastName: "Cruz", isDemo: false };
  await insideTheShop((ctx) => createAccount(ctx, { email, password, ...names }));
  const page = await openPage({ width: 360 });
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(timeline)}`);
  await signIn(page, email, password);
  await page.getByRole("heading", { name: "Nothing yet" }).waitFor();
  await look(page, "timeline empty");
  await page.getByRole("link", { name: "Start with your course" }).click();
  await page.getByRole("heading", { name: "Your course" }).waitFor();
});
