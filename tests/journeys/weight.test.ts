import { href } from "react-router";
import type { Cookie, Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { DEFERRED, START_SCRIPT } from "#app/platform/http/start-script.ts";
import { openPage } from "../browser.ts";
import { ownApp } from "../own-app.ts";
import { saveData } from "../save-data.ts";
import { untilLive } from "../until-live.ts";
import { fillCart } from "./quick-orders.ts";
import { openAs } from "./staff-desk.ts";

/** The byte limits of a page without the router: one script, as transferred. */
const DOCUMENT = { script: 6_000, all: 110_000 };
/** Those of a page that the router brings to life: 120 kB of scripts are the goal, which this misses. */
const ARRIVAL = { script: 124_000, all: 220_000 };
/** The checkout's current size. Its goal is 90 kB. */
const CHECKOUT = { script: 136_000, all: 220_000 };
/** The style sheets, compressed. */
const SHEETS = { shop: 16_800, desk: 22_800 };
/** A common phone's screen: its pictures are larger than those of a low-resolution screen. */
const PHONE = { width: 360, pixelRatio: 2.625 };
/** Tabs of the portal with several forms. */
const FORMS = { script: 127_300, all: 240_000 };
/** Pages before a purchase or with an entry form. There is no room for code of staff pages. */
const INSIDE = { script: 136_300, all: 240_000 };

/** Uncompressed HTML, which a phone has to read and the shop to write. Products aim at 60 kB too. */
const HTML = { page: 60_000, longestProduct: 80_000 };

type FetchedFile = { url: string; type: string; bytes: number };

/**
 * The browser's downloads for a page, sizes as transferred without headers; `session` is a cookie.
 */
async function fetchedFor(path: string, session: readonly Cookie[] = []): Promise<FetchedFile[]> {
  const page = await openPage(PHONE);
  await page.context().addCookies(session);
  // Prefetches for the next page have a limit of their own.
  await saveData(page);
  // Downloads after the first interaction are not part of this, and a busy browser may report a
  // pointer event without any movement.
  await page.addInitScript(() => {
    for (const touch of ["pointerover", "pointerdown", "keydown", "focusin"]) {
      window.addEventListener(touch, (event) => event.stopImmediatePropagation(), true);
    }
  });
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(path, { waitUntil: "networkidle" });
  // A busy machine may pause before it loads the scripts.
  await untilLive(page);
  return Promise.all(
    finished.slice().map(async (request) => ({
      url: new URL(request.url()).pathname,
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
}

const sum = (files: readonly FetchedFile[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

function expectLight(fetched: readonly FetchedFile[], most: typeof ARRIVAL): void {
  const scripts = fetched.filter(({ type }) => type === "script");
  const heaviest = fetched.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12);
  const list = heaviest.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");
  expect(scripts.length, list).toBeGreaterThan(0);
  expect(sum(scripts), list).toBeLessThanOrEqual(most.script);
  expect(sum(fetched), list).toBeLessThanOrEqual(most.all);
}

test.each([
  "/",
  href("/products"),
  // Fully described products; most samples have half of the texts.
  href("/product/:id", { id: "tirzepatide" }),
  href("/product/:id", { id: "nad-plus" }),
])("a first visit to %s is light", async (path) => expectLight(await fetchedFor(path), DOCUMENT));

test("the HTML of the pages people arrive at is short", async () => {
  const bytesOf = async (path: string) =>
    Buffer.byteLength(await (await fetch(new URL(path, ownApp().url))).text());
  const product = (id: string) => href("/product/:id", { id });
  for (const path of [href("/"), href("/products"), product("glow")]) {
    expect(await bytesOf(path), path).toBeLessThanOrEqual(HTML.page);
  }
  expect(await bytesOf(product("semaglutide"))).toBeLessThanOrEqual(HTML.longestProduct);
});

test("a first visit to the checkout is no heavier than it was", async () => {
  const page = await openPage();
  await fillCart(page, "NAD+");
  const cookies = await page.context().cookies();
  expectLight(await fetchedFor(href("/checkout"), cookies), CHECKOUT);
});

/** The position and look of each part of the page. A missing or misplaced rule changes them. */
const looksOf = (page: Page) =>
  page.locator("main *:visible").evaluateAll((parts) =>
    parts.slice(0, 200).map((part) => {
      const { display, color, fontSize, padding } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      return [
        part.tagName,
        display,
        color,
        fontSize,
        padding,
        Math.round(width),
        Math.round(height),
      ];
    }),
  );

const sheetsOf = (page: Page) =>
  page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) =>
      links.map((link) => /\/(shop|desk)-[^/]*\.css$/.exec(link.getAttribute("href") ?? "")?.[1]),
    );

test("shoppers fetch the sheet of the shop alone, and staff one that has all of it", async () => {
  const fetched = await fetchedFor("/");
  const [sheet, ...others] = fetched.filter(({ type }) => type === "stylesheet");
  expect(sheet?.url).toMatch(/\/shop-/);
  expect(sheet?.bytes).toBeLessThanOrEqual(SHEETS.shop);
  expect(others).toEqual([]);

  const page = await openPage();
  const answers: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "stylesheet") return;
    answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openAs(page, "owner", href("/admin/orders"));
  expect(await sheetsOf(page)).toEqual(["desk"]);
  const sent = await Promise.all(answers);
  expect(Math.max(...sent)).toBeLessThanOrEqual(SHEETS.desk);

  // The router keeps the document and its style sheet.
  await page.evaluate(
    (to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to),
    href("/contact"),
  );
  // The address changes before the page does.
  await page.locator("#content form textarea").waitFor();
  expect(await sheetsOf(page)).toEqual(["desk"]);
  const asStaff = await looksOf(page);
  await page.goto(href("/contact"));
  expect(await sheetsOf(page)).toEqual(["shop"]);
  expect(await looksOf(page)).toEqual(asStaff);

  await page.goto(href("/admin/orders"));
  await page.locator("a.desk-home").click();
  await page.locator("#newsletter").waitFor();
  expect(await sheetsOf(page)).toEqual(["shop"]);
});

test.each([href("/cart"), href("/auth"), href("/contact")])(
  "a first visit to %s fetches nothing of staff's",
  async (path) => expectLight(await fetchedFor(path), INSIDE),
);

/** The cookies of the demo customer, for a new browser. */
async function sessionOfCustomer(): Promise<Cookie[]> {
  const page = await openPage();
  await openAs(page, "customer", href("/portal"));
  return page.context().cookies();
}

test.each([
  href("/portal"),
  href("/portal/orders"),
  href("/portal/assessments"),
  href("/portal/clearance"),
  href("/portal/dosing"),
  href("/portal/timeline"),
  href("/portal/your-data"),
])("a customer's first visit to %s is light", async (path) => {
  expectLight(await fetchedFor(path, await sessionOfCustomer()), ARRIVAL);
});

test.each([
  [href("/portal/therapy"), FORMS],
  [href("/portal/consultations"), FORMS],
  [href("/portal/profile"), FORMS],
  [href("/portal/affiliate"), FORMS],
  [href("/portal/security"), FORMS],
  [href("/portal/wellness"), INSIDE],
])("a customer's first visit to %s fetches nothing of staff's", async (path, most) => {
  expectLight(await fetchedFor(path, await sessionOfCustomer()), most);
});

test("the scripts of the router wait for the first paint, however it writes them", async () => {
  const page = await fetch(ownApp().url + href("/contact"));
  const html = await page.text();
  expect(html).toContain(START_SCRIPT);
  expect(html.match(new RegExp(`"${DEFERRED}"`, "g"))?.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]*type="module"/);
});
