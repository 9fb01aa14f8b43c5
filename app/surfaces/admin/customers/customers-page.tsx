import { Download, Users } from "lucide-react";
import { data, Form, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readPage } from "#app/lib/page-number.ts";
import { customerMessages as say } from "#app/modules/customers/admin/messages.ts";
import { customerSearchInput } from "#app/modules/customers/input.ts";
import { listCustomers } from "#app/modules/customers/queries/list-customers.server.ts";
import { may } from "#app/platform/access/may.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { cx } from "#app/ui/cx.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { CustomerTable } from "./customer-table.tsx";
import { FailedRead } from "./failed-read.tsx";
import { readSearch, searchCookie } from "./search-cookie.server.ts";
import { SearchForm } from "./search-form.tsx";
import { withLastPhone } from "./with-last-phone.server.ts";
import { showCustomers } from "./show-customers.server.ts";
import type { Route } from "./+types/customers-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const ways = { appUrl: env.appUrl, sealers: ctx.sealers };
  const search = readSearch(request, ctx.actor, ways);
  const page = readPage(url.searchParams.get("page"));
  const { rows, hasMore } = await listCustomers(ctx.db, await withLastPhone(ctx.db, search), page);
  const mayExport = may(ctx.actor, "customers:write");
  return { search, page, hasMore, mayExport, rows: await showCustomers(ctx.db, rows) };
}

/** A search is a form and leads back here, so that no address tells whom staff looked for. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const form = parseForm(customerSearchInput, await readFormTexts(request));
  if (!form.ok) {
    const { errors, values } = form;
    return data({ typed: values["search"] ?? "", problem: errors["search"] }, { status: 422 });
  }
  const ways = { appUrl: env.appUrl, sealers: ctx.sealers };
  const cookie = searchCookie(form.value.search, ctx.actor, ways);
  return redirect("/admin/customers", { status: 303, headers: { "set-cookie": cookie } });
}

export default function CustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, page, hasMore, mayExport, rows } = loaderData;
  return (
    <>
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <SearchForm refused={actionData} search={search} />
      <SearchedBy found={rows.length > 0} search={search} />
      {rows.length > 0 && <CustomerTable caption={say.caption} rows={rows} />}
      {rows.length === 0 && search === "" && (
        <EmptyState icon={<Users />} title={page === 1 ? say.none : say.noMore}>
          <p>{say.noneHint}</p>
        </EmptyState>
      )}
      {mayExport && rows.length > 0 && <ExportForm search={search} />}
      <Pager
        after={say.older}
        before={say.newer}
        hasMore={hasMore}
        hrefOf={pageHref}
        label={say.pages}
        page={page}
      />
    </>
  );
}

function pageHref(page: number): string {
  return page === 1 ? "/admin/customers" : `/admin/customers?page=${page}`;
}

/** The browser's own form: the answer is a file, and no page. */
function ExportForm({ search }: { search: string }) {
  return (
    <Form
      action="/admin/customers/export"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2"
      method="post"
      reloadDocument
    >
      <input name="search" type="hidden" value={search} />
      <Button variant="secondary">
        <Download aria-hidden="true" className="size-4" />
        {say.exportList}
      </Button>
      <p className="text-sm text-ink-soft">{say.exportHint}</p>
    </Form>
  );
}

/** The words are always there, empty or not, so that what a search comes to is said. */
function SearchedBy({ search, found }: { search: string; found: boolean }) {
  const text = found ? say.matching(search) : `${say.noMatch(search)}. ${say.noMatchHint}`;
  return (
    <div className={cx("flex flex-wrap items-center gap-x-4 gap-y-2", search !== "" && "mb-4")}>
      <output className="wrap-anywhere">{search !== "" && text}</output>
      {search !== "" && (
        <Form method="post">
          <Button name="search" size="compact" value="" variant="secondary">
            {say.showAll}
          </Button>
        </Form>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.failed} />;
}
