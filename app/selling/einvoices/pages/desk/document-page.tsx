import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { FactList, SummaryList } from "#app/ui/summary-list.tsx";
import { DocumentBadge } from "../../components/document-badge.tsx";
import { DocumentsCard } from "../../components/documents-card.tsx";
import { eInvoiceMessages as say } from "../../texts/staff.ts";
import { AnswerForm, CorrectionForm } from "./document-forms.tsx";
import { loadDocument } from "./load-document.server.ts";
import { submitDocument, type DocumentAnswer } from "./submit-document.server.ts";
import type { Route } from "./+types/document-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.number ?? say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadDocument(context.get(requestContext).ctx, params.documentId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitDocument(request, context.get(requestContext), params.documentId);

export default function DocumentPage({ loaderData: own, actionData }: Route.ComponentProps) {
  const answer: DocumentAnswer = actionData ?? {};
  const { id: documentId, invoiceId } = own;
  return (
    <RecordPage
      acts={
        <LinkButton to={href("/admin/invoices/:invoiceId", { invoiceId })} variant="secondary">
          {say.toInvoice}
        </LinkButton>
      }
      back={{ to: href("/admin/invoices/electronic"), label: say.back }}
      notices={
        <>
          {answer.message && <Notice title={answer.message} tone="error" />}
          {own.state === "rejected" && (
            <Notice announced={false} title={say.rejectedFor(own.says)} tone="error">
              <p>{say.rejectedHint}</p>
            </Notice>
          )}
        </>
      }
      state={<DocumentBadge state={own.state} />}
      title={own.number}
      who={
        <Card>
          <FactList facts={own.facts} />
        </Card>
      }
    >
      {own.mayCorrect && <CorrectionForm answer={answer} stored={own.values} />}
      {own.mayRecord && <AnswerForm answer={answer} />}
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{say.content}</h2>
        <FactList facts={own.parties} />
        <SummaryList rows={own.items} />
        {own.mayDownload && (
          <form
            action={href("/admin/invoices/electronic/:documentId/file", { documentId })}
            method="post"
          >
            <Button variant="secondary">{say.download}</Button>
          </form>
        )}
      </Card>
      <DocumentsCard documents={own.others} title={say.others} />
    </RecordPage>
  );
}
