import { href } from "react-router";
import { expect, test } from "vitest";
import { dataAddress } from "../data-address.ts";
import { ownApp } from "../own-app.ts";

const { url: shop } = ownApp();
/** Addresses of links, pictures, scripts, and forms that only read. */
const ADDRESS = /\s(?:href|src)="([^"]+)"|\ssrcset="([^"]+)"|<form[^>]*action="([^"]+)"/gi;
/** Pages for signed-in users, or reached only by a form: the journeys visit these. */
const NOT_FOR_VISITORS = /^\/(portal|admin|sign-out|demo)(\/|$)/;
const AT_ONCE = 6;

type Visit = { path: string; from: string; status: number; isPage: boolean };

/** Follows all links from `starts` without a session, each address once. */
async function crawl(starts: readonly string[]): Promise<Visit[]> {
  const waiting = starts.map((path) => ({ path, from: "(start)" }));
  const known = new Set(starts);
  const seen: Visit[] = [];
  const visit = async ({ path, from }: { path: string; from: string }) => {
    const answer = await fetch(shop + path, { redirect: "manual" });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    seen.push({ path, from, status: answer.status, isPage });
    const next = linksOf(await textOf(answer), path);
    const location = answer.headers.get("location");
    for (const address of location ? [location, ...next] : next) {
      const found = ownPath(address, path);
      if (found === undefined || known.has(found)) continue;
      known.add(found);
      waiting.push({ path: found, from: path });
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return seen;
}

async function textOf(answer: Response): Promise<string> {
  const readable = /^(text\/html|application\/(xml|manifest))/.test(
    answer.headers.get("content-type") ?? "",
  );
  const text = readable ? await answer.text() : "";
  if (!readable) await answer.body?.cancel();
  return text;
}

function linksOf(text: string, path: string): string[] {
  const inMaps = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  if (path.endsWith(".xml")) return inMaps;
  return [...text.matchAll(ADDRESS)].flatMap(([, link, srcset, form]) =>
    srcset ? srcset.split(/,\s+/).map((part) => part.split(" ")[0] ?? "") : [link ?? form ?? ""],
  );
}

/** The path and query of an address, if it is ours and for visitors. */
function ownPath(address: string, base: string): string | undefined {
  if (/^(mailto|tel|data):/.test(address)) return undefined;
  const target = new URL(address.replaceAll("&amp;", "&"), shop + base);
  if (target.origin !== shop || NOT_FOR_VISITORS.test(target.pathname)) return undefined;
  return target.pathname + target.search;
}

test("nothing that a visitor can reach leads nowhere", async () => {
  const seen = await crawl(["/", href("/robots.txt"), href("/sitemap.xml"), href("/llms.txt")]);
  const broken = seen.filter(({ status }) => status >= 400);
  expect(broken).toEqual([]);
  expect(seen.length).toBeGreaterThan(100);
  expect(await brokenData(seen)).toEqual([]);
});

/** Pages that load as a document but fail when the router requests their data. */
async function brokenData(seen: readonly Visit[]): Promise<{ path: string; status: number }[]> {
  const waiting = seen.filter(({ isPage, status }) => isPage && status === 200);
  const broken: { path: string; status: number }[] = [];
  const ask = async ({ path }: Visit) => {
    const { pathname, search } = new URL(path, shop);
    const answer = await fetch(shop + dataAddress(pathname) + search);
    await answer.body?.cancel();
    if (answer.status !== 200) broken.push({ path, status: answer.status });
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(ask));
  return broken;
}

test("what is to be found by search is named in the sitemap, and nothing else is", async () => {
  const parts = (await crawl([href("/sitemap.xml")])).filter(({ from }) =>
    from.startsWith("/sitemap/"),
  );
  const named = parts.map(({ path }) => path);
  expect(named).toEqual(
    expect.arrayContaining(["/", href("/products"), href("/product/:id", { id: "nad-plus" })]),
  );
  const wrong = await Promise.all(
    named
      .filter((path) => !path.startsWith("/assets") && !path.startsWith("/pictures"))
      .map(async (path) => {
        const html = await (await fetch(shop + path)).text();
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
        const hidden = /<meta name="robots" content="noindex/.test(html);
        return canonical === new URL(path, shop).href && !hidden ? [] : [path, canonical];
      }),
  );
  expect(wrong.flat()).toEqual([]);
});

test.each(["/", href("/products"), href("/product/:id", { id: "tirzepatide" }), href("/terms")])(
  "a link to %s has a preview, whose picture is there",
  async (path) => {
    const html = await (await fetch(shop + path)).text();
    const property = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(property("og:title")).toBeTruthy();
    expect(property("og:url")).toBe(new URL(path, shop).href);
    const picture = await fetch(property("og:image") ?? "");
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    await picture.body?.cancel();
  },
);

test("search engines are told what a product costs", async () => {
  const html = await (await fetch(`${shop}/product/nad-plus`)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(data.map(([, json = ""]) => JSON.parse(json))).toMatchObject([
    { "@type": "Product", offers: { price: "9200.00", priceCurrency: "PHP" } },
    { "@type": "BreadcrumbList" },
  ]);
});
