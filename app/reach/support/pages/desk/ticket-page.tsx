import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { UrgencyMark } from "#app/care/triage/components/urgency-mark.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { Conversation, TypedText, WholeMail } from "../../components/conversation.tsx";
import { NoteForm } from "../../components/note-form.tsx";
import { ReplyForm } from "../../components/reply-form.tsx";
import { TicketBadges } from "../../components/ticket-badges.tsx";
import { ticketMessages as say } from "../../texts/staff.ts";
import { submitTicket } from "./submit-ticket.server.ts";
import { showTicket } from "./ticket-page.server.ts";
import { TicketSide } from "./ticket-side.tsx";
import type { Route } from "./+types/ticket-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.ticket.number ?? say.title, matches),
];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  showTicket(context.get(requestContext).ctx, params.ticketId, url.searchParams.get("saved") ?? "");

export async function action({ request, params, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request);
  return submitTicket(context.get(requestContext), params.ticketId, texts);
}

/** Revalidate after a refusal too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, seen, entries, snooze, offered, draft, openedByMail } = loaderData;
  const failed = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const replyKey = failed("reply")?.values["key"] ?? loaderData.replyKey;
  const noteKey = failed("note")?.values["key"] ?? loaderData.noteKey;
  return (
    <RecordPage
      back={{ to: href("/admin/support"), label: say.back }}
      lead={<bdi className="wrap-anywhere">{ticket.subject}</bdi>}
      notices={
        <>
          {actionData && <Notice title={actionData.message} tone="error" />}
          <UrgencyMark sign={loaderData.urgent} />
        </>
      }
      side={<TicketSide failed={failed} shown={loaderData} />}
      state={
        <TicketBadges
          isDemo={ticket.isDemo}
          look="pill"
          snooze={snooze.state}
          status={ticket.status}
        />
      }
      title={ticket.number}
    >
      <section className="grid gap-3">
        <h2 className="text-xl">{say.message}</h2>
        {openedByMail && (
          <p>
            <Badge tone="warning">{say.openedByMail}</Badge>
          </p>
        )}
        <TypedText>{ticket.message}</TypedText>
        {openedByMail?.whole !== undefined && <WholeMail>{openedByMail.whole}</WholeMail>}
        <p className="text-sm text-ink-soft">{say.messageNote}</p>
      </section>
      <Conversation entries={entries} />
      {ticket.status !== "closed" && (
        <ReplyForm
          draft={draft}
          email={ticket.email}
          key={replyKey}
          offered={offered}
          problem={actionData?.errors["text"]}
          replyKey={replyKey}
          seen={seen}
          text={failed("reply")?.text}
        />
      )}
      {ticket.status === "closed" && actionData?.text && (
        <Field label={say.yourText} name="unsent">
          <Textarea className="min-h-40" defaultValue={actionData.text} readOnly />
        </Field>
      )}
      <NoteForm failure={failed("note")} key={noteKey} noteKey={noteKey} />
    </RecordPage>
  );
}
