import { PackageSearch } from "lucide-react";
import { useEffect } from "react";
import { redirect, useLocation, useNavigation, href } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageTags, pageTitle } from "#app/lib/page-tags.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { SearchForm, SortSelect } from "../components/listing-toolbar.tsx";
import { ProductGridSkeleton } from "../components/product-grid-skeleton.tsx";
import { ProductGrid } from "../components/product-grid.tsx";
import { listingMessages } from "../texts/shopper-listing.ts";
import { Pages } from "../components/pages.tsx";
import { activeCategories } from "../queries/browse.server.ts";
import { movedCategory } from "../queries/former-slugs.server.ts";
import { listProducts } from "../queries/listing.server.ts";
import { breadcrumbs } from "../views/breadcrumbs.ts";
import { listingHref } from "../views/listing-href.ts";
import { readListingParams } from "../rules/listing-params.ts";
import { toCard } from "../views/product-card.ts";
import type { Route } from "./+types/listing-page.ts";

export { priceFontHints as links } from "#app/ui/font-hints.ts";

export { keepOnAddToCart as shouldRevalidate } from "../rules/keep-on-add-to-cart.ts";

const say = listingMessages;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx, env, log, page } = context.get(requestContext);
  const query = readListingParams(url.searchParams);
  const categories = await activeCategories(ctx.db).catch((error: unknown) => {
    log.error({ err: error }, "the listing is shown without its categories");
    page.spoiled = true;
    return [];
  });
  const category = categories.find(({ slug }) => slug === params.category);
  if (params.category && !category) {
    const moved = await movedCategory(ctx.db, params.category.replaceAll("\u0000", ""));
    if (moved)
      throw redirect(`${href("/products/:category", { category: moved })}${url.search}`, 301);
  }
  const found = await listProducts(ctx.db, {
    ...query,
    ...(category ? { categoryId: category.id } : {}),
  });
  sharePage(page, { shows: ["listing", ...found.products.map(({ id }) => `product:${id}`)] });
  const path = listingHref(category?.slug, { search: "", sort: "popular" });
  // Each page of a list is a page of its own to search engines; how it is sorted is not.
  const own = listingHref(category?.slug, { search: "", sort: "popular", page: query.page });
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
    products: found.products.map(toCard),
    count: { found: found.count, more: found.more },
    approximate: found.approximate,
    before: query.page > 1 ? pageHref(query.page - 1) : undefined,
    after: found.hasNext ? pageHref(query.page + 1) : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = matches[0].loaderData;
  if (!loaderData) return [pageTitle(say.title, matches)];
  const { category, canonical, search, way } = loaderData;
  return [
    ...pageTags({
      ...shop,
      title: category ? say.titleOf(category.name) : say.title,
      text: category ? say.descriptionOf(category.name, category.description) : say.description,
      url: canonical,
    }),
    { "script:ld+json": way },
    ...(search === "" ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
};

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { category, count, search, sort, tabs, path } = loaderData;
  const all = { name: say.all, href: listingHref(undefined, { search, sort }), current: !category };
  return (
    <Page className="pb-20 wrap-anywhere">
      <PageTitle lead={category?.description ?? say.lead}>{category?.name ?? say.title}</PageTitle>
      <div className="sticky top-0 z-10 -mx-4 grid gap-x-8 bg-paper px-4 pt-2 md:static md:mx-0 md:gap-y-2 md:px-0 lg:grid-cols-[1fr_20rem] lg:items-center">
        <div className="md:max-lg:max-w-form lg:order-2">
          <SearchForm action={path} search={search} />
        </div>
        {tabs.length > 0 && (
          <TabsNav
            items={[all, ...tabs].map(({ name, href, current }) => ({
              label: name,
              to: href,
              current,
            }))}
            label={say.tabs}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
        <output className="text-ink-soft">
          {loaderData.approximate ? say.alike(search) : say.count(count, search)}
        </output>
        <SortSelect sort={sort} />
      </div>
      <Results loaderData={loaderData} />
      <Pages after={loaderData.after} before={loaderData.before} page={loaderData.page} />
    </Page>
  );
}

function Results({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { products, search, category } = loaderData;
  const coming = useNavigation().location?.pathname;
  if (coming === href("/products") || coming?.startsWith("/products/"))
    return <ProductGridSkeleton />;
  if (products.length > 0) return <ProductGrid products={products} />;
  const showAll = <LinkButton to={href("/products")}>{say.showAll}</LinkButton>;
  if (search !== "") {
    return (
      <EmptyState action={showAll} icon={<PackageSearch />} title={say.nothingFound(search)}>
        <p>{say.nothingFoundHint}</p>
      </EmptyState>
    );
  }
  return category ? (
    <EmptyState action={showAll} icon={<PackageSearch />} title={say.nothingHere}>
      <p>{say.nothingHereHint}</p>
    </EmptyState>
  ) : (
    <EmptyState icon={<PackageSearch />} title={say.nothingAtAll}>
      <p>{say.nothingAtAllHint}</p>
    </EmptyState>
  );
}

/** Loading the same address again is the way out, with or without JavaScript. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  useEffect(() => showToast(say.failed, { tone: "error" }), []);
  return (
    <Page className="pb-20">
      <PageTitle>{say.title}</PageTitle>
      <Notice
        action={<LinkButton to={{ pathname, search }}>{say.retry}</LinkButton>}
        title={say.failed}
        tone="error"
      >
        <p>{say.failedHint}</p>
      </Notice>
    </Page>
  );
}
