import { Truck } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { suppliersFor, type SupplierRow } from "../../../queries/list-suppliers.server.ts";
import { supplierMessages as say } from "../../../texts/staff-suppliers.ts";
import { supplierList } from "../../../views/supplier-list.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { stateColumn } from "#app/ui/list/state-column.tsx";
import type { Route } from "./+types/suppliers-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  return loadList({ served, request, url }, supplierList, (query) =>
    suppliersFor(served.ctx.db, query),
  );
}

const columns: readonly ListColumn<SupplierRow>[] = [
  { label: say.columns.name, place: "title", sort: "name", cell: ({ name }) => name },
  {
    label: say.columns.contact,
    cell: (row) => [row.contactName, row.email || row.phone].filter(Boolean).join(" · "),
  },
  { label: say.columns.lead, kind: "number", sort: "lead", cell: (row) => say.days(row.leadDays) },
  { label: say.columns.items, kind: "number", place: "wide", cell: ({ items }) => items },
  { label: say.columns.open, kind: "number", cell: ({ open }) => open },
  stateColumn(say.columns.state, say.states),
];

export default function SuppliersPage({ loaderData }: Route.ComponentProps) {
  const add = <LinkButton to={href("/admin/suppliers/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <Truck />, add)}
      columns={columns}
      rowOf={({ id, name }) => ({
        name,
        to: href("/admin/suppliers/:supplierId", { supplierId: id }),
      })}
      spec={supplierList}
    />
  );
}
