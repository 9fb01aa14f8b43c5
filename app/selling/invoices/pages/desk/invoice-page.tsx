import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { DocumentsCard } from "#app/selling/einvoices/components/documents-card.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { CreditBadge } from "../../components/credit-badge.tsx";
import { invoiceMessages as say } from "../../texts/staff.ts";
import { CreditNotesCard, FactsCard, LinesCard, OrdersCard } from "./invoice-cards.tsx";
import { loadInvoice } from "./load-invoice.server.ts";
import type { Route } from "./+types/invoice-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.number ?? say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadInvoice(context.get(requestContext).ctx, params.invoiceId);

export default function InvoicePage({ loaderData: own }: Route.ComponentProps) {
  return (
    <RecordPage
      acts={
        <LinkButton
          reloadDocument
          to={href("/admin/invoices/:invoiceId/pdf", { invoiceId: own.id })}
        >
          {say.openPdf}
        </LinkButton>
      }
      back={{ to: href("/admin/invoices"), label: say.back }}
      state={<CreditBadge state={own.state} />}
      title={own.number}
      who={<FactsCard facts={own.facts} />}
    >
      <LinesCard lines={own.lines} parts={own.parts} />
      <OrdersCard orders={own.orders} />
      <CreditNotesCard notes={own.notes} />
      <DocumentsCard documents={own.documents} />
      <RecordHistory history={own.history} />
    </RecordPage>
  );
}
