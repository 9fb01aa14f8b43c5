import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FactList, SummaryList } from "#app/ui/summary-list.tsx";
import { invoiceMessages as say } from "../../texts/staff.ts";
import { CreditNoteLink } from "../../components/invoice-card.tsx";
import type { LoadedInvoice } from "./load-invoice.server.ts";

const ROW = "flex flex-wrap items-center justify-between gap-x-4";

export function FactsCard({ facts }: Pick<LoadedInvoice, "facts">) {
  return (
    <Card>
      <FactList facts={facts} />
    </Card>
  );
}

export function LinesCard({ lines, parts }: Pick<LoadedInvoice, "lines" | "parts">) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.lines}</h2>
      <ul className="grid gap-2">
        {lines.map(({ text, sku, amount }, index) => (
          <li className="flex justify-between gap-x-4" key={index}>
            <span className="min-w-0 break-words">
              {text} <span className="figures whole text-sm text-ink-soft">{sku}</span>
            </span>
            <span className="figures">{amount}</span>
          </li>
        ))}
      </ul>
      <h3 className="border-t border-line pt-3 font-text font-semibold">{say.parts}</h3>
      <SummaryList rows={parts} />
    </Card>
  );
}

export function OrdersCard({ orders }: Pick<LoadedInvoice, "orders">) {
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="text-xl">{say.orders}</h2>
      {orders.map(({ orderId, orderNumber, amount }) => (
        <p className={ROW} key={orderId}>
          <TextLink className="figures" to={href("/admin/orders/:orderId", { orderId })}>
            {orderNumber}
          </TextLink>
          <span className="figures">{amount}</span>
        </p>
      ))}
    </Card>
  );
}

export function CreditNotesCard({ notes }: Pick<LoadedInvoice, "notes">) {
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="text-xl">{say.creditNotes}</h2>
      {notes.length === 0 && <p className="text-ink-soft">{say.noCreditNotes}</p>}
      {notes.map(({ id, number, cause, issued, total }) => (
        <p className={ROW} key={id}>
          <CreditNoteLink id={id} number={number} />
          <span className="text-sm text-ink-soft">
            {cause}, {issued}
          </span>
          <span className="figures">{total}</span>
        </p>
      ))}
    </Card>
  );
}
