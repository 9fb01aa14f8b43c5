import { ReceiptText } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { invoiceMessages as say } from "../../texts/staff.ts";
import { invoiceList } from "../../views/invoice-list.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { CreditBadge } from "../../components/credit-badge.tsx";
import { showInvoices, type ShownInvoice } from "./invoices-page.server.ts";
import type { Route } from "./+types/invoices-page.ts";

const invoiceColumns: readonly ListColumn<ShownInvoice>[] = [
  {
    label: say.columns.number,
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => <CreditBadge state={state} />,
  },
  {
    label: say.columns.day,
    kind: "date",
    sort: "day",
    first: "desc",
    cell: ({ day }) => <span className="figures">{day}</span>,
  },
  { label: say.columns.of, cell: ({ of }) => <span className="figures">{of}</span> },
  {
    label: say.columns.total,
    kind: "amount",
    onPhone: true,
    sort: "total",
    first: "desc",
    cell: ({ total }) => total,
  },
  { label: say.columns.credited, kind: "amount", cell: ({ credited }) => credited },
];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showInvoices({ served: context.get(requestContext), request, url });

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { waits, mayExport, maySet, ...list } = loaderData;
  return (
    <ListPage
      {...listTexts(say, <ReceiptText />)}
      {...list}
      columns={invoiceColumns}
      exportTo={mayExport ? href("/admin/invoices/export") : undefined}
      rowOf={({ id, number }) => ({
        name: number,
        to: href("/admin/invoices/:invoiceId", { invoiceId: id }),
      })}
      spec={invoiceList}
    >
      {waits && (
        <Notice
          action={
            maySet && (
              <LinkButton to={href("/admin/settings/tax")} variant="secondary">
                {say.toSettings}
              </LinkButton>
            )
          }
          announced={false}
          title={waits}
          tone="warning"
        />
      )}
    </ListPage>
  );
}
