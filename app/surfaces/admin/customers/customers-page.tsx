import { Users } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { customersFor } from "#app/modules/customers/queries/list-customers.server.ts";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import { customerList } from "#app/modules/customers/views/customer-list.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { customerColumns } from "./customer-columns.tsx";
import { FailedRead } from "./failed-read.tsx";
import { showCustomers } from "./show-customers.server.ts";
import { withLastPhone } from "./with-last-phone.server.ts";
import type { Route } from "./+types/customers-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor } = served.ctx;
  const { list, rows } = await loadList({ served, request, url }, customerList, async (query) =>
    customersFor(db, await withLastPhone(db, query)),
  );
  const mayExport = may(actor, "customers:write");
  return { list, mayExport, rows: await showCustomers(db, rows) };
}

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { list, mayExport, rows } = loaderData;
  return (
    <ListPage
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
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedRead error={error} text={say.failed} />;
}
