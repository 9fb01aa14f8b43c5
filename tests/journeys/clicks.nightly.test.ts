import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../browser.ts";
import { untilIdle, untilLive } from "../until-live.ts";
import { openAs } from "./staff-desk.ts";

/** Files, which no router loads, and pages of the demo. */
const NO_PAGE =
  /\.\w+$|\/pdf$|\/statements\/|\/affiliate\/payouts\/.|^\/(demo|lab-reports)\/|\/(proofs|photos?)\//;
const ONE_RECORD = /[0-9a-f]{8}-[0-9a-f-]{27}/;
/** Links that open a dialog stay on the page. */
const LINKS = "a:not([aria-haspopup])";
const LONG = { timeout: 900_000 };

/** A queue shows the parcel that was begun last, and any other link begins another one. */
const QUEUE = /\/to-pack$/;
/** The audit log gets new lines for much of what the clicks do. */
const LOG = /\/settings\/audit$/;

type Link = { href: string; from: string };

/** Links that differ only in a record's id or query values are of the same kind. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href);
  return `${pathname.replace(ONE_RECORD, ":id")}?${[...new Set(searchParams.keys())].toSorted().join("&")}`;
}

/** The filters of a back-office list combine to too many pages. */
function combines(href: string): boolean {
  const { pathname, searchParams } = new URL(href);
  return pathname.startsWith("/admin/") && new Set(searchParams.keys()).size > 1;
}

async function linksOn(page: Page): Promise<string[]> {
  const hrefs = await page.evaluate(
    (links) =>
      [...document.querySelectorAll<HTMLAnchorElement>(links)]
        .filter(
          (link) =>
            link.origin === location.origin && link.target === "" && !link.hasAttribute("download"),
        )
        .map((link) => link.href),
    LINKS,
  );
  return hrefs.filter((href) => !NO_PAGE.test(new URL(href).pathname));
}

/**
 * Clicks a link in place, even in a closed menu; returns what is wrong with its page. A list may
 * have grown since its links were read (the audit log always does), so that its second page begins
 * elsewhere: then it clicks a link to a page of the same kind.
 */
async function click(page: Page, { href, from }: Link): Promise<string | undefined> {
  if (page.url() !== from) await page.goto(from);
  const shown = await linksOn(page);
  const target =
    shown.find((link) => link === href) ?? shown.find((l) => kindOf(l) === kindOf(href));
  const { pathname } = new URL(from);
  if (target === undefined && QUEUE.test(pathname)) return undefined;
  if (target === undefined && !LOG.test(pathname)) return "the page no longer has this link";
  // The last rows of the audit log may have moved to its second page.
  if (target === undefined) await page.goto(href);
  else await press(page, target);
  await page.waitForURL((now) => now.href !== from);
  await untilLive(page);
  // The address changes before the page does. An idle browser has shown the page.
  await untilIdle(page);
  const title = await page.title();
  return /not found|went wrong|failed/i.test(title) ? `it shows "${title}"` : undefined;
}

const press = (page: Page, target: string) =>
  page.evaluate(
    ([links, leadsTo]) =>
      [...document.querySelectorAll<HTMLAnchorElement>(links)]
        .find((link) => link.href === leadsTo)
        ?.click(),
    [LINKS, target] as const,
  );

/** Clicks one link of each kind that begins with `within`, starting on the open page. */
async function clickAll(page: Page, within: RegExp): Promise<{ failed: string[]; count: number }> {
  const known = new Set([kindOf(page.url())]);
  const waiting: Link[] = [];
  const failed: string[] = [];
  const note = async () => {
    for (const href of await linksOn(page)) {
      if (known.has(kindOf(href)) || !within.test(new URL(href).pathname)) continue;
      known.add(kindOf(href));
      if (combines(href)) continue;
      waiting.push({ href, from: page.url() });
    }
  };
  await note();
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const problem = await click(page, link).catch((error: Error) => error.message);
    if (problem) failed.push(`${link.href}, clicked on ${link.from}: ${problem}`);
    await note();
  }
  return { failed, count: known.size };
}

test("every link that a visitor sees leads to its page when it is clicked", LONG, async () => {
  const page = await openPage();
  await page.goto(href("/"));
  const { failed, count } = await clickAll(page, /^\/(?!portal|admin|sign-out)/);
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(40);
});

test("so does every link of a customer's portal", LONG, async () => {
  const page = await openPage();
  await openAs(page, "customer", href("/portal"));
  await page.goto(href("/portal"));
  const { failed, count } = await clickAll(page, /^\/(portal|order|consultation\/booking)/);
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

test("so does every link of the back-office", LONG, async () => {
  const page = await openPage();
  await openAs(page, "owner", href("/admin/orders"));
  await page.goto(href("/admin/orders"));
  const { failed, count } = await clickAll(page, /^\/admin\//);
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
