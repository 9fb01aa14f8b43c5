import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { OrderDocuments } from "../rules/invoice-terms.ts";
import { invoiceMessages as say } from "../texts/staff.ts";

/** The documents of an order, for staff. Renders nothing without any. */
export function InvoiceCard({ shown }: { shown: OrderDocuments }) {
  const { invoices, creditNotes } = shown;
  if (invoices.length === 0) return null;
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="text-xl">{say.onOrder}</h2>
      {invoices.map(({ id, number }) => (
        <p key={id}>
          <TextLink className="figures" to={href("/admin/invoices/:invoiceId", { invoiceId: id })}>
            {number}
          </TextLink>
        </p>
      ))}
      {creditNotes.map(({ id, number }) => (
        <p key={id}>
          <CreditNoteLink id={id} number={number} />
        </p>
      ))}
    </Card>
  );
}

/** Opens the PDF of a credit note. */
export function CreditNoteLink({ id, number }: { id: string; number: string }) {
  return (
    <TextLink
      className="figures"
      reloadDocument
      to={href("/admin/credit-notes/:noteId/pdf", { noteId: id })}
    >
      {number}
    </TextLink>
  );
}
