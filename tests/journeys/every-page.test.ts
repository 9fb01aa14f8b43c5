import { matchPath, href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Rule } from "#app/platform/access/page.ts";
import { type RoutePolicy, policy } from "#app/policy.ts";
import { bringAxe, expectAccessible, expectReadableColors } from "../axe.ts";
import { openPage } from "../browser.ts";
import { bookedTime, deliveredOrder, statesOfStaff } from "./rare-states.ts";
import { isThorough } from "../thorough.ts";
import { goLive } from "../until-live.ts";
import { addToCart } from "./buyer.ts";
import { orderByTransfer } from "./quick-orders.ts";
import { openAs } from "./staff-desk.ts";

type Audience = "visitor" | "customer" | "staff";

const PHONE = 360;
const SMALL_PHONE = 320;
const DESKTOP = 1440;
const MOST_FOOTER = 300;
/** A tab keeps memory of each page that axe has looked at, and slows down with it. */
const PATHS_PER_TAB = 20;
/** Some hundred pages, each checked twice: a busy machine takes ten minutes. */
const LONG = { timeout: 1_200_000 };
/** Endpoints for programs, and redirects. */
const NO_PAGE =
  /^\/(api|test-gateway|sitemap|feeds|\.well-known)\b|\.(txt|xml|webmanifest|ics|pdf|svg|csv)$|\/(result|pdf|mail|html|summary)$|:(report|photo|proof|backup|file|line)Id$|^\/\*$|^\/admin$/;

function audienceOf({ who }: Rule): Audience {
  if (who === "anyone" || who === "demo") return "visitor";
  return who === "signed-in" ? "customer" : "staff";
}

const routes = Object.entries<RoutePolicy>(policy).flatMap(([route, { GET: rule }]) =>
  rule && !NO_PAGE.test(route) ? [{ route, audience: audienceOf(rule) }] : [],
);

/** Only an email, or a state that is rare, leads to these: their journeys look at them. */
const ELSEWHERE =
  /^(?!\/order\/:token$).*\/:(token|code|formId)$|\/(instructions?|receive)$|^\/order.*\/(recall|proofs|review\/:productId)$|\/(invoices|electronic|step|addresses|health-ai)\/:/;

/**
 * Every page without a parameter, and one page of each kind with a parameter: one that is given
 * or one that they link to, so that new pages are checked automatically.
 */
async function lookAtAll(first: Page, audience: Audience, given: readonly string[]) {
  const own = routes.filter((one) => one.audience === audience).map(({ route }) => route);
  const waiting = [...own.filter((route) => !route.includes(":")), ...given];
  const open = new Set(own.filter((route) => route.includes(":")));
  const found: string[] = [];
  await bringAxe(first);
  let page = first;
  for (let seen = 1, path = waiting.shift(); path !== undefined; path = waiting.shift(), seen++) {
    if (seen % PATHS_PER_TAB === 0) page = await nextTab(page, first);
    found.push(...(await lookAt(page, path)));
    for (const link of await linksOf(page)) {
      const route = [...open].find((one) => matchPath(one, link));
      if (route === undefined || own.includes(link)) continue;
      open.delete(route);
      waiting.push(link);
    }
  }
  const isGiven = (route: string) => given.some((path) => matchPath(route, path));
  const missed = [...open].filter((route) => !ELSEWHERE.test(route) && !isGiven(route));
  return [...found, ...missed.map((route) => `nothing led to ${route}`)];
}

async function nextTab(page: Page, first: Page): Promise<Page> {
  const next = await page.context().newPage();
  await goLive(next);
  if (page !== first) await page.close();
  return next;
}

async function lookAt(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const answer = await page.goto(path);
  if (!answer?.ok()) return [`${path}: ${answer?.status()}`];
  const found: string[] = [];
  const standard = await page.evaluate(() => document.compatMode === "CSS1Compat");
  if (!standard) found.push(`${path} has no doctype`);
  found.push(...(await roughEdges(page)).map((text) => `${path}: ${text}`));
  const footer = await page.evaluate(
    () => document.querySelector<HTMLElement>("footer > *")?.offsetHeight ?? 0,
  );
  if (footer > MOST_FOOTER) found.push(`${path}: the footer is ${footer} pixels high`);
  const { shift, moved } = await shiftOf(page);
  // Text may move by a pixel when its font loads late, as on a busy machine.
  if (shift > 0.02) found.push(`${path} moved by ${shift} while it loaded: ${moved.join(", ")}`);
  found.push(...(await atOtherWidths(page)).map((text) => `${path}: ${text}`));
  found.push(...(await atLargeText(page)).map((text) => `${path}: ${text}`));
  const note = (error: Error) => void found.push(`${path}: ${error.message}`);
  await expectAccessible(page).catch(note);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadableColors(page).catch(note);
  // Journeys look at each dialog that they open; here is every other one.
  if (isThorough) await lookIntoDialogs(page).catch(note);
  return found;
}

/** Opens the page's dialogs one after the other, in both themes. */
async function lookIntoDialogs(page: Page): Promise<void> {
  const dialogs = page.locator("dialog");
  for (let at = 0; at < (await dialogs.count()); at += 1) {
    const dialog = dialogs.nth(at);
    await dialog.evaluate((one) => (one as HTMLDialogElement).showModal());
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await dialog.evaluate((one) => (one as HTMLDialogElement).close());
  }
}

/** Finds forms with the browser's own messages, and titles in a bold that their font lacks. */
function roughEdges(page: Page): Promise<string[]> {
  const judged = ["required", "pattern", "min", "max", "minlength"].map((name) => `[${name}]`);
  const typed = ["email", "url", "number", "date", "time"].map((type) => `[type=${type}]`);
  return page.evaluate(
    (fields) => {
      const forms = [...document.forms].filter(
        (form) => !form.noValidate && [...form.elements].some((field) => field.matches(fields)),
      );
      const bold = [...document.querySelectorAll("main *, dialog *")].filter((one) => {
        const { fontFamily, fontWeight } = getComputedStyle(one);
        const hasText = [...one.childNodes].some(
          (node) => node instanceof Text && node.data.trim(),
        );
        return hasText && fontFamily.startsWith("Newsreader") && Number(fontWeight) > 500;
      });
      return [
        ...forms.map((form) => `the browser judges ${form.outerHTML.slice(0, 200)}`),
        ...bold.map((one) => `no such weight: ${one.outerHTML.slice(0, 200)}`),
      ];
    },
    [...judged, ...typed].join(),
  );
}

/** What lies under the floating button on each screen, and what a small phone has to scroll for. */
async function atOtherWidths(page: Page): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 0;
  const found: string[] = [];
  for (const width of [PHONE, SMALL_PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height });
    const covered = [...(await underAssistant(page)), ...(await underAssistantAtEnd(page))];
    found.push(...covered.map((text) => `Health AI covers ${text} at ${width} pixels`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`is ${wide} pixels wide on a screen of ${width}`);
  }
  await page.setViewportSize({ width: PHONE, height });
  // The next page would begin at the width that this one still has.
  await page.waitForFunction((width) => innerWidth === width, PHONE);
  return found;
}

/** The texts and controls under the floating button, where it is, at nine points of it. */
function underAssistant(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector(".assistant-button > a");
    const box = button?.getBoundingClientRect();
    if (!box || box.width === 0 || !button?.checkVisibility({ visibilityProperty: true }))
      return [];
    const isIn = (rect: DOMRect, x: number, y: number) =>
      rect.left < x && x < rect.right && rect.top < y && y < rect.bottom;
    const isTextAt = (node: Node, x: number, y: number) => {
      if (!(node instanceof Text) || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].some((rect) => isIn(rect, x, y));
    };
    const at = [0.15, 0.5, 0.85];
    const points = at.flatMap((part) =>
      at.map((other) => [box.left + box.width * part, box.top + box.height * other] as const),
    );
    const covered = points.flatMap(([x, y]) => {
      const below = document
        .elementsFromPoint(x, y)
        .find((one) => !one.closest(".assistant-button"));
      if (!below) return [];
      const control = below.closest("a, button, input, select, textarea, summary, label");
      const hasText = [...below.childNodes].some((node) => isTextAt(node, x, y));
      return control || hasText ? [(control ?? below).outerHTML.slice(0, 80)] : [];
    });
    return [...new Set(covered)];
  });
}

/** At the end of the page, where a visitor has turned back up by a little. */
async function underAssistantAtEnd(page: Page): Promise<string[]> {
  if ((await page.locator(".assistant-button").count()) === 0) return [];
  await page.evaluate(async () => {
    for (const step of [document.documentElement.scrollHeight, -40]) {
      scrollBy(0, step);
      // Browsers report the scrolls of a frame as one.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
  const covered = await underAssistant(page);
  await page.evaluate(() => scrollTo(0, 0));
  return covered;
}

type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Moved[] };

/** The cumulative layout shift so far, as browsers measure it. */
function shiftOf(page: Page): Promise<{ shift: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const boxOf = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map(Math.round).join();
        const nameOf = ({ node, previousRect, currentRect }: Moved) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${what} (${boxOf(previousRect)} to ${boxOf(currentRect)})`;
        };
        const sum = (list: PerformanceObserverEntryList) => {
          // Browsers mark so what follows a change of the window's size, as when a tab opens.
          const entries = (list.getEntries() as Shift[]).filter((entry) => !entry.hadRecentInput);
          return {
            shift: entries.reduce((all, { value }) => all + value, 0),
            moved: entries.flatMap(({ sources }) => sources.map(nameOf)),
          };
        };
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: "layout-shift",
          buffered: true,
        });
        // Browsers report no entry without a shift.
        setTimeout(() => resolve({ shift: 0, moved: [] }), 100);
      }),
  );
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
}

test(
  "every page of a visitor is right for all, in light and dark, on a small phone",
  LONG,
  async () => {
    const page = await openPage({ width: PHONE });
    const { receipt } = await orderByTransfer(page, "Glow", "every-page@example.test");
    const orders = [receipt, (await deliveredOrder()).receipt];
    expect(await lookAtAll(page, "visitor", orders)).toEqual([]);
  },
);

test("so is every page of a customer", LONG, async () => {
  const page = await openPage({ width: PHONE });
  const bookingId = await bookedTime();
  await openAs(page, "customer", href("/portal"));
  const booked = href("/consultation/booking/:bookingId", { bookingId });
  expect(await lookAtAll(page, "customer", [booked])).toEqual([]);
});

test("so is every page of the back-office", LONG, async () => {
  const page = await openPage({ width: PHONE });
  await openAs(page, "owner", href("/admin/orders"));
  expect(await lookAtAll(page, "staff", await statesOfStaff())).toEqual([]);
});

/** What sticks out of a phone for a reader who doubles the size of the text. */
async function atLargeText(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    const { scrollWidth } = document.documentElement;
    style.fontSize = "";
    return scrollWidth;
  });
  return wide > PHONE ? [`is ${wide} pixels wide when its text is twice as large`] : [];
}

test("text of twice the size fits where people buy and work", async () => {
  const page = await openPage({ width: PHONE });
  const { receipt } = await orderByTransfer(page, "Glow", "large-text@example.test");
  await addToCart(page, "Glow");
  const found: string[] = [];
  const look = async (path: string) => {
    await page.goto(path);
    found.push(...(await atLargeText(page)).map((text) => `${path}: ${text}`));
  };
  for (const path of [receipt, href("/cart"), href("/checkout")]) await look(path);
  await openAs(page, "owner", href("/admin"));
  await look(href("/admin"));
  expect(found).toEqual([]);
});
