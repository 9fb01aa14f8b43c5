import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { DocumentState, TaxClass } from "../rules/document-terms.ts";
import { eInvoiceMessages as say } from "../texts/staff.ts";
import { DocumentBadge } from "./document-badge.tsx";

export type ListedDocument = {
  id: string;
  number: string;
  taxClass: TaxClass;
  state: DocumentState;
};

type DocumentsCardProps = { documents: readonly ListedDocument[]; title?: string };

/** The electronic documents of an invoice and its credit notes. Renders nothing without any. */
export function DocumentsCard({ documents, title = say.onInvoice }: DocumentsCardProps) {
  if (documents.length === 0) return null;
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="text-xl">{title}</h2>
      {documents.map(({ id, number, taxClass, state }) => (
        <p className="flex flex-wrap items-center justify-between gap-x-4" key={id}>
          <TextLink to={href("/admin/invoices/electronic/:documentId", { documentId: id })}>
            <span className="figures">{number}</span>, {say.classes[taxClass]}
          </TextLink>
          <DocumentBadge state={state} />
        </p>
      ))}
    </Card>
  );
}
