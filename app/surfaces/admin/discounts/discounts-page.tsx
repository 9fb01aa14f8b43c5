import { Tag } from "lucide-react";
import { Form, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import {
  SHOWN_DISCOUNTS,
  type ShownDiscounts,
} from "#app/modules/discounts/rules/shown-discounts.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { batchMessages } from "#app/modules/discounts/texts/staff-batch.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { FigureCards } from "../figure-cards.tsx";
import { DiscountTable } from "./discount-table.tsx";
import { showDiscounts } from "./show-discounts.server.ts";
import { submitToggle } from "./submit-toggle.server.ts";
import type { Route } from "./+types/discounts-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  showDiscounts(context.get(requestContext).ctx, url.searchParams);

export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitToggle(context.get(requestContext), request, url.search);

export default function DiscountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { show, search, page, hasMore, rows, figures } = loaderData;
  return (
    <>
      <PageTitle
        actions={
          <>
            <LinkButton to={href("/admin/discounts/batch")} variant="secondary">
              {batchMessages.add}
            </LinkButton>
            <LinkButton to={href("/admin/discounts/new")}>{say.add}</LinkButton>
          </>
        }
        lead={say.lead}
      >
        {say.title}
      </PageTitle>
      <div className="grid gap-6">
        {actionData && <Notice title={actionData.message} tone="error" />}
        <FigureCards figures={figures} />
        <TabsNav
          items={SHOWN_DISCOUNTS.map((one) => ({
            to: listHref(one, search, 1),
            label: say.shows[one],
            current: one === show,
          }))}
          label={say.show}
        />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Search search={search} show={show} />
          <ExportForm search={search} show={show} />
        </div>
        {rows.length > 0 ? (
          <DiscountTable rows={rows} />
        ) : (
          <Empty isFiltered={show !== "all" || search !== ""} />
        )}
        <Pager
          after={say.older}
          before={say.newer}
          hasMore={hasMore}
          hrefOf={(other) => listHref(show, search, other)}
          label={say.pages}
          page={page}
        />
      </div>
    </>
  );
}

function listHref(show: ShownDiscounts, search: string, page: number): string {
  const params = new URLSearchParams();
  if (show !== "all") params.set("show", show);
  if (search !== "") params.set("q", search);
  if (page > 1) params.set("page", String(page));
  return href("/admin/discounts") + (params.size > 0 ? `?${params}` : "");
}

function Search({ search, show }: { search: string; show: ShownDiscounts }) {
  return (
    <search>
      <Form className="flex flex-wrap items-end gap-3" key={search} noValidate>
        {show !== "all" && <input name="show" type="hidden" value={show} />}
        <Field className="w-full max-w-xs" label={say.search} name="q">
          <Input autoComplete="off" defaultValue={search} maxLength={60} type="search" />
        </Field>
        <Button variant="secondary">{say.searchNow}</Button>
      </Form>
    </search>
  );
}

/** Its answer is a file, so that the page stays. */
function ExportForm({ search, show }: { search: string; show: ShownDiscounts }) {
  return (
    <form action={href("/admin/discounts/export")} method="post">
      <input name="show" type="hidden" value={show} />
      <input name="search" type="hidden" value={search} />
      <Button variant="secondary">{batchMessages.exportAll}</Button>
    </form>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      action={!isFiltered && <LinkButton to={href("/admin/discounts/new")}>{say.add}</LinkButton>}
      icon={<Tag />}
      title={isFiltered ? say.nothingFound : say.none}
    >
      <p>{isFiltered ? say.nothingFoundHint : say.noneHint}</p>
    </EmptyState>
  );
}
