import { matchPath, href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Rule } from "#app/platform/access/page.ts";
import { type RoutePolicy, policy } from "#app/policy.ts";
import { expectAccessible, expectReadableColors } from "../axe.ts";
import { openPage } from "../browser.ts";
import { openAs } from "./staff-desk.ts";

type Audience = "visitor" | "customer" | "staff";

const PHONE = 360;
/** Some hundred pages, each checked twice. */
const LONG = { timeout: 720_000 };
/** Endpoints for programs, and redirects. */
const NO_PAGE =
  /^\/(api|test-gateway|sitemap)\b|\.(txt|xml|webmanifest|ics|pdf|svg|csv)$|\/(result|pdf|mail|html)$|:(report|photo|proof|backup|file|line)Id$|^\/\*$|^\/admin$/;

function audienceOf({ who }: Rule): Audience {
  if (who === "anyone" || who === "demo") return "visitor";
  return who === "signed-in" ? "customer" : "staff";
}

const routes = Object.entries<RoutePolicy>(policy).flatMap(([route, { GET: rule }]) =>
  rule && !NO_PAGE.test(route) ? [{ route, audience: audienceOf(rule) }] : [],
);

/**
 * Every page without a parameter, and one page of each kind with a parameter that they link to, so
 * that new pages are checked automatically.
 */
async function lookAtAll(page: Page, audience: Audience): Promise<string[]> {
  const own = routes.filter((one) => one.audience === audience).map(({ route }) => route);
  const waiting = own.filter((route) => !route.includes(":"));
  const open = new Set(own.filter((route) => route.includes(":")));
  const found: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    found.push(...(await lookAt(page, path)));
    for (const link of await linksOf(page)) {
      const route = [...open].find((one) => matchPath(one, link));
      if (route === undefined || own.includes(link)) continue;
      open.delete(route);
      waiting.push(link);
    }
  }
  return found;
}

async function lookAt(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const answer = await page.goto(path);
  if (!answer?.ok()) return [`${path}: ${answer?.status()}`];
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const found = width > PHONE ? [`${path} is ${width} pixels wide on a phone of ${PHONE}`] : [];
  const standard = await page.evaluate(() => document.compatMode === "CSS1Compat");
  if (!standard) found.push(`${path} has no doctype`);
  found.push(...(await roughEdges(page)).map((text) => `${path}: ${text}`));
  const { shift, moved } = await shiftOf(page);
  // Text may move by a pixel when its font loads late, as on a busy machine.
  if (shift > 0.02) found.push(`${path} moved by ${shift} while it loaded: ${moved.join(", ")}`);
  const note = (error: Error) => void found.push(`${path}: ${error.message}`);
  await expectAccessible(page).catch(note);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadableColors(page).catch(note);
  return found;
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
      const bold = [...document.querySelectorAll("main *")].filter((one) => {
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

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** The cumulative layout shift so far, as browsers measure it. */
function shiftOf(page: Page): Promise<{ shift: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const nameOf = (node: Node | null) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? "");
        const sum = (list: PerformanceObserverEntryList) => {
          const entries = list.getEntries() as Shift[];
          return {
            shift: entries.reduce((all, { value }) => all + value, 0),
            moved: entries.flatMap(({ sources }) => sources.map(({ node }) => nameOf(node))),
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
    expect(await lookAtAll(page, "visitor")).toEqual([]);
  },
);

test("so is every page of a customer", LONG, async () => {
  const page = await openPage({ width: PHONE });
  await openAs(page, "customer", href("/portal"));
  expect(await lookAtAll(page, "customer")).toEqual([]);
});

test("so is every page of the back-office", LONG, async () => {
  const page = await openPage({ width: PHONE });
  await openAs(page, "owner", href("/admin/orders"));
  expect(await lookAtAll(page, "staff")).toEqual([]);
});
