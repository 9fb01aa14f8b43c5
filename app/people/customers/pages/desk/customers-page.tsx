import { Users } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { tagMessages } from "../../texts/staff-tags.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import { customerList } from "../../views/customer-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { readSelection } from "#app/platform/list/bulk.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { customerColumns } from "./customer-columns.tsx";
import { FailedRead } from "./failed-read.tsx";
import { loadCustomers } from "./load-customers.server.ts";
import { openTags } from "./submit-tags.server.ts";
import type { Route } from "./+types/customers-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  loadCustomers({ served: context.get(requestContext), request, url });

export const action = async ({ request, url }: Route.ActionArgs) =>
  openTags((await readSelection(request)) ?? { act: "", ids: [] }, url.searchParams);

export default function CustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, choices, mayTag, mayExport, rows } = loaderData;
  return (
    <ListPage
      bulk={mayTag ? [{ act: "tag", label: () => tagMessages.several.act }] : []}
      choices={choices}
      caption={say.caption}
      columns={customerColumns}
      empty={{ icon: <Users />, title: say.none, hint: say.noneHint }}
      exportTo={mayExport ? href("/admin/customers/export") : undefined}
      lead={say.lead}
      list={list}
      rowOf={({ id, name, email }) => ({
        name: name || email,
        to: href("/admin/customers/:customerId", { customerId: id }),
        panel: href("/admin/customers/:customerId/summary", { customerId: id }),
      })}
      rows={rows}
      spec={customerList}
      title={say.title}
    >
      {actionData && <Notice title={actionData.message} tone="error" />}
    </ListPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.failed} />;
}
