import { Users } from "lucide-react";
import { data, href, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { customerTagTexts } from "../../texts/staff-tags.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import { customerList } from "../../views/customer-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { readSelection } from "#app/platform/list/bulk.server.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { customerColumns } from "./customer-columns.tsx";
import { FailedRead } from "./failed-read.tsx";
import { forChosen } from "./list-address.ts";
import { loadCustomers } from "./customers-page.server.ts";
import type { Route } from "./+types/customers-page.ts";

const { several: tags } = customerTagTexts;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  loadCustomers({ served: context.get(requestContext), request, url });

/** To the page that tags the chosen customers. */
export async function action({ request, url }: Route.ActionArgs) {
  const { act, ids } = (await readSelection(request)) ?? { act: "", ids: [] };
  if (act !== "tag") return data({ message: tags.noStep }, { status: 422 });
  if (ids.length === 0) return data({ message: tags.noneChosen }, { status: 409 });
  return redirect(forChosen(href("/admin/customers/tag"), ids, url.searchParams), 303);
}

export default function CustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, choices, mayTag, mayExport, rows } = loaderData;
  return (
    <ListPage
      {...listTexts(say, <Users />)}
      bulk={mayTag ? [{ act: "tag", label: () => tags.act }] : []}
      choices={choices}
      columns={customerColumns}
      exportTo={mayExport ? href("/admin/customers/export") : undefined}
      list={list}
      rowOf={({ id, name, email }) => ({
        name: name || email,
        to: href("/admin/customers/:customerId", { customerId: id }),
        panel: href("/admin/customers/:customerId/summary", { customerId: id }),
      })}
      rows={rows}
      spec={customerList}
    >
      {actionData && <Notice title={actionData.message} tone="error" />}
    </ListPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.failed} />;
}
