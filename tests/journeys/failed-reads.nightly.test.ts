import { href } from "react-router";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { saveData } from "../save-data.ts";

const FAILURES = [/ERR_|Failed to (?:load resource|fetch)|ReadFailed|429|404|503/];
const TRACK = "**/track.data*";

type Answer = (route: Route) => Promise<void>;

const cut: Answer = (route) => route.abort("connectionreset");
const pass: Answer = (route) => route.continue();
const refuse = (status: number, retryAfter?: string): Answer => {
  const headers = retryAfter ? { "retry-after": retryAfter } : undefined;
  return (route) => route.fulfill({ status, body: "Please wait.", ...(headers && { headers }) });
};

/** The contact page, and when something was asked for whose answers are given here. */
async function openWith(answers: readonly Answer[], path = TRACK, method = "GET") {
  const page = await openPage({ expectedProblems: FAILURES });
  // A link that is pointed at would be fetched once more, ahead of its click.
  await saveData(page);
  await page.clock.install();
  await page.goto(href("/contact"));
  const asked: number[] = [];
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return cut(route);
    const answer = answers[asked.length] ?? answers.at(-1) ?? pass;
    asked.push(performance.now());
    return answer(route);
  });
  return { page, asked };
}

const openTrack = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: /track/i }).click();

const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });

/** A busy machine makes pauses longer, and never shorter. */
function expectPauses(asked: readonly number[], seconds: readonly number[]): void {
  expect(asked).toHaveLength(seconds.length + 1);
  for (const [n, least] of seconds.entries()) {
    const pause = (asked[n + 1] ?? 0) - (asked[n] ?? 0);
    expect(pause, `pause ${n + 1}`).toBeGreaterThan(least * 1_000 - 50);
  }
}

const status = (page: Page, text: string) => page.getByRole("status").getByText(text);

test("a page that did not come is asked for once more, and nothing is said", async () => {
  const { page, asked } = await openWith([cut, pass]);
  await openTrack(page);
  await heading(page, /track/i).waitFor();
  expectPauses(asked, [1]);
  expect(await page.getByText("Trying again").count()).toBe(0);
});

test("after two tries it is said that it goes on", async () => {
  const { page, asked } = await openWith([cut, refuse(503), pass]);
  await openTrack(page);
  await status(page, "The shop is busy. Trying again.").waitFor();
  await heading(page, /track/i).waitFor();
  expectPauses(asked, [1, 2]);
});

test("a page that never comes says so, loses nothing, and can be asked for again", async () => {
  const { page, asked } = await openWith([cut]);
  await openTrack(page);
  await status(page, "The connection is slow. Trying again.").waitFor();
  await status(page, "Still no answer. Trying once more.").waitFor();
  await heading(page, /^This page couldn’t load$/).waitFor();
  expectPauses(asked, [1, 2, 4]);
  await page.getByText("Nothing has changed").waitFor();
  expect(await page.getByText(/don’t know if/).count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, "page that could not be loaded");
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(4);

  await page.unroute(TRACK);
  await page.getByRole("link", { name: "Try again" }).click();
  await heading(page, /track/i).waitFor();
  expect(new URL(page.url()).pathname).toBe(href("/track"));
});

test("the shop's word on when to come back is obeyed, unless that is too long to wait", async () => {
  const { page, asked } = await openWith([refuse(429, "3"), pass]);
  await openTrack(page);
  await status(page, "The shop is busy. Trying again.").waitFor();
  await heading(page, /track/i).waitFor();
  expectPauses(asked, [3]);

  const late = await openWith([refuse(429, "120")]);
  await openTrack(late.page);
  await heading(late.page, /^Too many requests$/).waitFor();
  await late.page.getByText("Please wait.").waitFor();
  expect(late.asked).toHaveLength(1);
});

test("what is not there is not asked for again", async () => {
  const { page, asked } = await openWith([refuse(404)]);
  await openTrack(page);
  await heading(page, /^Page not found$/).waitFor();
  await page.clock.runFor(30_000);
  expect(asked).toHaveLength(1);
});

test("whoever goes elsewhere meanwhile is not held up, and the first page is given up", async () => {
  const { page, asked } = await openWith([cut]);
  await openTrack(page);
  await status(page, "The connection is slow. Trying again.").waitFor();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^Privacy/ })
    .click();
  await heading(page, /privacy/i).waitFor();
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(2);
  expect(new URL(page.url()).pathname).toBe(href("/privacy"));
});

test("a connection that is gone is not waited for, and the page comes when it is back", async () => {
  const { page, asked } = await openWith([cut]);
  await openTrack(page);
  await status(page, "The connection is slow. Trying again.").waitFor();
  await page.context().setOffline(true);
  await heading(page, /^This page couldn’t load$/).waitFor();
  expect(asked).toHaveLength(2);
  await page.unroute(TRACK);
  await page.context().setOffline(false);
  await heading(page, /track/i).waitFor();
});

test("a form that got no answer is never sent again, and says what is not known", async () => {
  const { page, asked } = await openWith([cut], "**/contact.data*", "POST");
  await page.getByLabel("Full name").fill("Maria Santos");
  await page.getByLabel("Email").fill("maria@example.com");
  await page.getByLabel("Subject").fill("The cold pack");
  await page.getByLabel("Message", { exact: true }).fill("Is it still cold after two days?");
  await page.getByRole("button", { name: "Send message" }).click();
  await heading(page, /^Can’t reach the shop$/).waitFor();
  await page.getByText("We don’t know if your last step went through").waitFor();
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(1);
  await screenshot(page, "form that got no answer");
  await page.getByRole("link", { name: "Open the page again" }).click();
  await heading(page, /contact/i).waitFor();
});
