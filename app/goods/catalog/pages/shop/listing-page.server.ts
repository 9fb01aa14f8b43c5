import { href, redirect } from "react-router";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { pageHtml } from "#app/platform/http/page-html.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { cardsHtml } from "../../components/cards-html.server.tsx";
import { shownCategories } from "../../queries/browse.server.ts";
import { movedCategory } from "../../queries/former-slugs.server.ts";
import { nextPriceChange } from "../../queries/price-schedules.server.ts";
import { listProducts } from "../../queries/listing.server.ts";
import { PLAIN_SORT, readListingParams } from "../../rules/listing-params.ts";
import { listingMessages as say } from "../../texts/shopper-listing.ts";
import { breadcrumbs } from "../../views/breadcrumbs.ts";
import { listingHref } from "../../views/listing-href.ts";

/** The listing for its page; `wanted` is the address of a category. */
export async function loadListing(
  served: RequestContext,
  { request, url }: { request: Request; url: URL },
  wanted: string | undefined,
) {
  const { ctx, env, log, page } = served;
  const query = readListingParams(url.searchParams);
  const categories = await shownCategories(served).catch((error: unknown) => {
    log.error({ err: error }, "the listing is shown without its categories");
    page.spoiled = true;
    return [];
  });
  const category = categories.find(({ slug }) => slug === wanted);
  if (wanted && !category) {
    const moved = await movedCategory(ctx.db, wanted.replaceAll("\u0000", ""));
    if (moved)
      throw redirect(`${href("/products/:category", { category: moved })}${url.search}`, 301);
  }
  const within = category ? { categoryId: category.id } : {};
  const found = await listProducts(ctx.db, { ...query, ...within }, served.memory);
  const ids = found.products.map(({ id }) => id);
  const until = await nextPriceChange(ctx.db, ids);
  sharePage(page, { shows: ["listing", ...ids.map((id) => `product:${id}`)], until });
  const path = listingHref(category?.slug, { search: "", sort: PLAIN_SORT });
  // To search engines each page of a list is its own page, but each sort order is not.
  const own = listingHref(category?.slug, { search: "", sort: PLAIN_SORT, page: query.page });
  const canonical = new URL(own, env.appUrl).href;
  const pageHref = (page: number) => listingHref(category?.slug, { ...query, page });
  return {
    ...query,
    path,
    canonical,
    way: breadcrumbs(canonical, [
      [say.title, href("/products")],
      ...(category ? [[category.name, path] as const] : []),
    ]),
    category: category && { name: category.name, description: category.description },
    tabs: categories.map(({ name, slug }) => ({
      name,
      href: listingHref(slug, query),
      current: slug === category?.slug,
    })),
    cards: found.products.length
      ? pageHtml(request, served, "cards", cardsHtml(found.products))
      : undefined,
    count: { found: found.count, more: found.more },
    approximate: found.approximate,
    before: query.page > 1 ? pageHref(query.page - 1) : undefined,
    after: found.hasNext ? pageHref(query.page + 1) : undefined,
  };
}
