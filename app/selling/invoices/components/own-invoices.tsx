import { href } from "react-router";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { TextAnchor } from "#app/ui/button.tsx";
import { ownInvoiceMessages as say } from "../texts/shopper.ts";
import type { OwnDocument } from "../views/own-documents.ts";

export type OwnInvoicesShown = {
  documents: readonly OwnDocument[];
  ofDay: string | undefined;
  /** The buyer can request a separate invoice. */
  mayAsk: boolean;
};

/** The documents of an order, and the button that requests a separate invoice for a small sale. */
export function OwnInvoices({ shown, token }: { shown: OwnInvoicesShown; token: string }) {
  const { documents, ofDay, mayAsk } = shown;
  if (documents.length === 0 && !ofDay && !mayAsk) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{say.title}</h2>
      {documents.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {documents.map(({ id, label }) => (
            <li key={id}>
              <TextAnchor
                className="figures"
                href={href("/order/:token/documents/:documentId/pdf", { token, documentId: id })}
              >
                {label}&nbsp;{say.pdf}
              </TextAnchor>
            </li>
          ))}
        </ul>
      )}
      {ofDay && <p>{ofDay}</p>}
      {mayAsk && (
        <>
          <p className="measure text-ink-soft">{say.lead}</p>
          <IntentForm intent="invoice">
            <IntentButton variant="secondary">{say.ask}</IntentButton>
          </IntentForm>
        </>
      )}
    </section>
  );
}
