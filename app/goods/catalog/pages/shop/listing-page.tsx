import { useLocation } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageTags, pageTitle } from "#app/lib/page-tags.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { CartLink, SearchForm, SortSelect } from "../../components/listing-toolbar.tsx";
import { listingMessages as say } from "../../texts/shopper-listing.ts";
import { ListingResults, Pages } from "../../components/listing-results.tsx";
import { listingHref } from "../../views/listing-href.ts";
import { loadListing } from "./listing-page.server.ts";
import type { Route } from "./+types/listing-page.ts";

export { priceFontHints as links } from "#app/ui/font-hints.ts";

export const loader = ({ request, url, params, context }: Route.LoaderArgs) =>
  loadListing(context.get(requestContext), { request, url }, params.category);

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
      <PageTitle lead={category?.description}>{category?.name ?? say.title}</PageTitle>
      <div className="sticky top-0 z-10 -mx-(--gutter) grid gap-x-8 bg-paper px-(--gutter) pt-2 md:static md:mx-0 md:gap-y-2 md:px-0">
        {/* On wider screens the header has the search. */}
        <div className="flex max-w-form gap-1 max-md:max-w-none lg:hidden">
          <div className="min-w-0 flex-1">
            <SearchForm action={path} search={search} />
          </div>
          <CartLink />
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
      <ListingResults cards={loaderData.cards} category={category} search={search} />
      <Pages after={loaderData.after} before={loaderData.before} page={loaderData.page} />
    </Page>
  );
}

/** The reader can load the same address again, with or without JavaScript. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
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
