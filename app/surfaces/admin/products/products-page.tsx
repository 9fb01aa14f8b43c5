import { Package } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { productQuery } from "#app/modules/catalog/admin/read-product-filter.ts";
import { showProducts } from "#app/modules/catalog/admin/show-products.server.ts";
import { submitSwitch } from "#app/modules/catalog/admin/submit-product-switch.server.ts";
import { SHOWN_PRODUCTS } from "#app/modules/catalog/rules/shown-products.ts";
import { productAdminMessages as say } from "#app/modules/catalog/texts/staff-products.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { FigureCards } from "../figure-cards.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { ProductTable } from "./product-table.tsx";
import type { Route } from "./+types/products-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showProducts(context.get(requestContext).ctx, url.searchParams);

export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitSwitch(context.get(requestContext), request, url.search);

const LIST = href("/admin/products");

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, page, total, hasMore, mayWrite, categories, rows, figures } = loaderData;
  const add = mayWrite && <LinkButton to={href("/admin/products/new")}>{say.add}</LinkButton>;
  const isFiltered = productQuery(filter) !== "";
  return (
    <>
      <PageTitle actions={add} lead={say.lead}>
        {say.title}
      </PageTitle>
      <div className="grid gap-6">
        {actionData && <Notice title={actionData.message} tone="error" />}
        <FigureCards figures={figures} />
        <TabsNav
          items={SHOWN_PRODUCTS.map((show) => ({
            to: LIST + productQuery({ ...filter, show }),
            label: say.shows[show],
            current: show === filter.show,
          }))}
          label={say.show}
        />
        <ProductFilters categories={categories} filter={filter} />
        <output className="text-ink-soft">{say.found(total)}</output>
        {rows.length > 0 ? (
          <ProductTable mayWrite={mayWrite} rows={rows} />
        ) : (
          <EmptyState
            action={isFiltered ? undefined : add}
            icon={<Package />}
            title={isFiltered ? say.nothingFound : say.none}
          >
            <p>{isFiltered ? say.nothingFoundHint : say.noneHint}</p>
          </EmptyState>
        )}
        <Pager
          after={say.older}
          before={say.newer}
          hasMore={hasMore}
          hrefOf={(other) => LIST + productQuery(filter, other)}
          label={say.pages}
          page={page}
        />
      </div>
    </>
  );
}
