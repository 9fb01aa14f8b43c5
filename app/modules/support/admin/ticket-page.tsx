import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { OrderCard } from "../components/order-card.tsx";
import { ReplyForm } from "../components/reply-form.tsx";
import { TicketActions } from "../components/ticket-actions.tsx";
import { TicketBadges } from "../components/ticket-badges.tsx";
import { TicketFacts } from "../components/ticket-facts.tsx";
import { TicketSorting } from "../components/ticket-sorting.tsx";
import { TicketsCard } from "../components/tickets-card.tsx";
import { ticketMessages as say } from "../texts/staff.ts";
import { submitTicket } from "./submit-ticket.server.ts";
import { showTicket } from "./show-ticket.server.ts";
import type { Route } from "./+types/ticket-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.ticket.number ?? say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showTicket(context.get(requestContext).ctx, params.ticketId);

export async function action({ request, params, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request);
  return submitTicket(context.get(requestContext), params.ticketId, texts);
}

/** Also after a refusal: mostly a colleague was first, and the page has to show what was done. */
export const shouldRevalidate = () => true;

export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, replies, answerers, replyKey, orderCard, beside } = loaderData;
  const failed = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <RecordPage
      back={{ to: href("/admin/support"), label: say.back }}
      lead={<bdi className="wrap-anywhere">{ticket.subject}</bdi>}
      notices={actionData && <Notice title={actionData.message} tone="error" />}
      side={
        <>
          {orderCard && <OrderCard {...orderCard} />}
          <TicketFacts {...loaderData} />
          <TicketActions
            answerers={answerers}
            assigneeId={ticket.assigneeId}
            status={ticket.status}
          />
          <TicketSorting failure={failed("sort")} ticket={ticket} />
          <TicketsCard hasAccount={ticket.userId !== null} tickets={beside} />
        </>
      }
      state={<TicketBadges isDemo={ticket.isDemo} look="pill" status={ticket.status} />}
      title={ticket.number}
    >
      <section className="grid gap-3">
        <h2 className="text-xl">{say.message}</h2>
        <TypedText>{ticket.message}</TypedText>
        <p className="text-sm text-ink-soft">{say.messageNote}</p>
      </section>
      {replies.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{say.replies}</h2>
          <ol className="grid gap-4">
            {replies.map(({ id, text, by }) => (
              <li className="grid gap-1" key={id}>
                <p className="text-sm text-ink-soft">{by}</p>
                <TypedText>{text}</TypedText>
              </li>
            ))}
          </ol>
        </section>
      )}
      {ticket.status !== "closed" && (
        <ReplyForm
          email={ticket.email}
          key={replyKey}
          problem={actionData?.errors["text"]}
          replyKey={replyKey}
          seen={replies.length}
          text={actionData?.text}
        />
      )}
      {ticket.status === "closed" && actionData?.text && (
        <Field label={say.yourText} name="unsent">
          <Textarea className="min-h-40" defaultValue={actionData.text} readOnly />
        </Field>
      )}
    </RecordPage>
  );
}

/** A text as it was typed: never markup, never a link, in its own direction of writing. */
function TypedText({ children }: { children: string }) {
  return (
    <p
      className="measure rounded-card border border-line bg-surface px-5 py-4 whitespace-pre-wrap wrap-anywhere"
      dir="auto"
    >
      {children}
    </p>
  );
}
