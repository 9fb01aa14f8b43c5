import { matchPath, href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { policy } from "#app/policy.ts";
import { readMenu } from "#app/shells/desk/frame/read-menu.ts";
import { actorOf } from "../actor-of.ts";
import { openPage } from "../browser.ts";
import { openAs } from "./staff-desk.ts";

/**
 * Files, what is opened once and for one person, and what may well be called the same: mails by
 * their subject, imports by their file, and deliveries of webhooks by their minute.
 */
const NO_PAGE =
  /\.(ics|pdf)$|\/(result|pdf|mail)$|:(report|photo|proof|mail|backup|import|file|line|delivery)Id$|^\/(api|sitemap)\b|\*/;

/** Pages that show a record of many. */
const RECORDS = Object.entries(policy).flatMap(([route, rules]) =>
  "GET" in rules && route.includes(":") && !NO_PAGE.test(route) ? [route] : [],
);

type Titles = Map<string, { title: string; path: string }[]>;

/** The titles of two records of each kind that the pages lead to below an address, by their route. */
async function titlesFrom(page: Page, waiting: string[], below = "/"): Promise<Titles> {
  const titles: Titles = new Map();
  const found = new Map<string, number>();
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const html = await (await page.request.get(path)).text();
    // An address of its own, such as that of a new record, may look like the address of one.
    const isOwn = Object.hasOwn(policy, path);
    const route = isOwn ? undefined : RECORDS.find((one) => matchPath(one, path));
    if (route) titles.set(route, [...(titles.get(route) ?? []), { title: titleOf(html), path }]);
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g)) {
      const kind = RECORDS.find((one) => matchPath(one, link));
      if (!kind || !link.startsWith(below) || seen.has(link)) continue;
      if (Object.hasOwn(policy, link)) continue;
      seen.add(link);
      const kinds = (found.get(kind) ?? 0) + 1;
      if (kinds > 2) continue;
      found.set(kind, kinds);
      waiting.push(link);
    }
  }
  return titles;
}

const titleOf = (html: string) => /<title>(.*?) · Project: Me<\/title>/.exec(html)?.[1] ?? "none";

/** Those whose title is the same whatever record they show. */
function sameTitles(titles: Titles): string[] {
  return [...titles]
    .filter(([, [one, other]]) => one?.title === "none" || one?.title === other?.title)
    .map(
      ([route, all]) =>
        `${route}: ${all.map(({ title, path }) => `${title} (${path})`).join(", ")}`,
    );
}

test("the title of a page names the record that it shows, to shoppers and customers", async () => {
  const page = await openPage();
  await openAs(page, "customer", href("/portal"));
  const starts = [href("/products"), href("/learn"), href("/consultation"), href("/demo/mailbox")];
  const titles = await titlesFrom(page, [
    ...starts,
    href("/portal"),
    href("/portal/orders"),
    href("/portal/therapy"),
    href("/portal/consultations"),
  ]);
  expect(titles.size).toBeGreaterThanOrEqual(5);
  expect(sameTitles(titles)).toEqual([]);
});

test("so it does to staff", async () => {
  const page = await openPage();
  await openAs(page, "owner", href("/admin/orders"));
  const starts = Object.entries(policy).flatMap(([route, rules]) =>
    route.startsWith(href("/admin")) && "GET" in rules && !route.includes(":") ? [route] : [],
  );
  // The preview of a product leads to pages that open when it is for sale.
  const titles = await titlesFrom(page, starts, href("/admin"));
  expect(titles.size).toBeGreaterThanOrEqual(8);
  expect(sameTitles(titles)).toEqual([]);
});

/** Headings of pages whose heading or row was asked for word for word, by address. */
const GIVEN = new Map([
  [href("/admin/orders"), "Order Management"],
  [href("/admin/products"), "Enhanced Product Management"],
  [href("/admin/customers"), "Customer Management (CRM)"],
  [href("/admin/discounts"), "Discount Management"],
  [href("/admin/affiliates"), "Affiliate Program"],
  [href("/admin/affiliates/settings"), "Affiliate settings"],
]);

test("a page of the back-office is called in its heading as in the menu", async () => {
  const page = await openPage();
  await openAs(page, "owner", href("/admin"));
  const differ: string[] = [];
  for (const { to, label } of readMenu(actorOf("admin")).flatMap(({ pages }) => pages)) {
    // A filtered form of a list has the heading of the list.
    if (to.includes("?")) continue;
    const html = await (await page.request.get(to)).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (heading !== (GIVEN.get(to) ?? label)) differ.push(`${to} ${label}: ${heading}`);
  }
  expect(differ).toEqual([]);
});
