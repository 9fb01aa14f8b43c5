import { href } from "react-router";
import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { shopDay } from "#app/lib/dates.ts";
import { visitsOf } from "#app/office/reports/queries/visits-of.server.ts";
import { STEPS, type Step } from "#app/running/visits/rules/steps.ts";
import { openPage } from "../browser.ts";
import { untilIdle } from "../until-live.ts";
import { addToCart, openCheckout } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

/** Counted of each step so far today. */
async function counts(): Promise<Record<Step, number>> {
  const today = shopDay(new Date());
  const { rows } = await insideTheShop(({ db }) => visitsOf(db, { from: today, to: today }));
  const count = (step: Step) => rows.find((row) => row.step === step)?.count ?? 0;
  return Object.fromEntries(STEPS.map((step) => [step, count(step)])) as Record<Step, number>;
}

/** A browser that no program seems to drive; answers what it sends about its visit. */
async function openByHand(page: Page): Promise<Request[]> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  });
  await page.context().setExtraHTTPHeaders({ "user-agent": PHONE });
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === href("/visit")) sent.push(request);
  });
  return sent;
}

const told = (sent: readonly Request[]) =>
  sent.map((request) => new URLSearchParams(request.postData() ?? "").get("steps"));

/** Until the browser has nothing more urgent to do than to count. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await untilIdle(page);
  await page.waitForLoadState("networkidle");
}

test("a visit counts each step once, without a word about who it is", async () => {
  const before = await counts();
  const page = await openPage({ width: 390 });
  const sent = await openByHand(page);
  await page.goto(href("/"));
  await expect.poll(() => told(sent)).toEqual(["visit"]);
  await page.goto(href("/product/:id", { id: "tirzepatide" }));
  await expect.poll(() => told(sent)).toEqual(["visit", "product"]);
  await page.goto(href("/product/:id", { id: "tirzepatide" }));
  await addToCart(page, "GHK-Cu");
  await page.getByText("GHK-Cu added to cart!").first().waitFor();
  // The phone is put away: what is sent as a document is left would not say PHONE.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await openCheckout(page);
  await expect.poll(() => told(sent).join(" ")).toBe("visit product cart checkout");
  const last = sent.at(-1);
  expect((await last?.response())?.status()).toBe(204);
  const headers = (await last?.allHeaders()) ?? {};
  expect(headers["cookie"]).toBeUndefined();
  const after = await counts();
  const more = STEPS.map((step) => [step, after[step] - before[step]]);
  expect(Object.fromEntries(more)).toEqual({
    visit: 1,
    product: 1,
    cart: 1,
    checkout: 1,
    assessment: 0,
    assessment_result: 0,
  });
});

test.each([
  { why: "does not want to be tracked", property: "doNotTrack", value: "1" },
  { why: "keeps its data to itself", property: "globalPrivacyControl", value: true },
  { why: "is driven by a program", property: "webdriver", value: true },
])("a browser that $why sends nothing", async ({ property, value }) => {
  const page = await openPage({ width: 390 });
  const sent = await openByHand(page);
  await page.addInitScript(
    ([name, is]) => Object.defineProperty(Navigator.prototype, name, { get: () => is }),
    [property, value] as const,
  );
  await page.goto(href("/"));
  await rest(page);
  await page.goto(href("/product/:id", { id: "tirzepatide" }));
  await rest(page);
  expect(told(sent)).toEqual([]);
});
