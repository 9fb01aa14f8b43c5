import { Download, Users } from "lucide-react";
import { Form, href } from "react-router";
import { readPage } from "#app/lib/page-number.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { listCustomers } from "#app/modules/customers/queries/list-customers.server.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { CustomerTable } from "./customer-table.tsx";
import { FailedRead } from "./failed-read.tsx";
import { readSearch } from "./search-cookie.server.ts";
import { SearchForm, SearchedBy } from "./search-form.tsx";
import { showCustomers } from "./show-customers.server.ts";
import { submitSearch } from "./submit-search.server.ts";
import { withLastPhone } from "./with-last-phone.server.ts";
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

export const action = ({ request, context }: Route.ActionArgs) =>
  submitSearch(context.get(requestContext), request);

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
  return page === 1 ? href("/admin/customers") : `${href("/admin/customers")}?page=${page}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.failed} />;
}

/** The browser's own form: the answer is a file, and no page. */
function ExportForm({ search }: { search: string }) {
  return (
    <Form
      action={href("/admin/customers/export")}
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
