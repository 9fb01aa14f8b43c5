export type Address = { path: string; changed?: Date | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A list of pages in the format of sitemaps.org. */
export function sitemap(origin: string, pages: readonly Address[]): string {
  const urls = pages.map((page) => `<url>${entry(origin, page)}</url>`);
  return [HEAD, `<urlset ${NAMES}>`, ...urls, "</urlset>", ""].join("\n");
}

/** A list of such lists. */
export function sitemapIndex(origin: string, lists: readonly Address[]): string {
  const maps = lists.map((list) => `<sitemap>${entry(origin, list)}</sitemap>`);
  return [HEAD, `<sitemapindex ${NAMES}>`, ...maps, "</sitemapindex>", ""].join("\n");
}

function entry(origin: string, { path, changed }: Address): string {
  const location = new URL(path, origin).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
  return `<loc>${location}</loc>${day}`;
}
