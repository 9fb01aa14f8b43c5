import { OrderCard } from "../../components/order-card.tsx";
import type { RefusedTicketForm } from "../../components/refused-ticket-form.ts";
import { SnoozeCard } from "../../components/snooze-card.tsx";
import { TicketActions } from "../../components/ticket-actions.tsx";
import { TicketFacts } from "../../components/ticket-facts.tsx";
import { TicketSorting } from "../../components/ticket-sorting.tsx";
import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { TicketStatus } from "../../rules/ticket-terms.ts";
import { orderCardMessages as say } from "../../texts/staff-order.ts";
import { TicketBadges } from "../../components/ticket-badges.tsx";
import type { Route } from "./+types/ticket-page.ts";

type TicketSideProps = {
  shown: Route.ComponentProps["loaderData"];
  failed: (intent: string) => RefusedTicketForm | undefined;
};

/** The column beside a conversation: the order, the writer, and the actions. */
export function TicketSide({ shown, failed }: TicketSideProps) {
  const { ticket, answerers, orderCard, beside, snooze } = shown;
  return (
    <>
      {orderCard && <OrderCard {...orderCard} />}
      <TicketFacts {...shown} />
      <TicketActions answerers={answerers} assigneeId={ticket.assigneeId} status={ticket.status} />
      <SnoozeCard failure={failed("snooze")} shown={snooze} />
      <TicketSorting failure={failed("sort")} ticket={ticket} />
      <TicketsCard hasAccount={ticket.userId !== null} tickets={beside} />
    </>
  );
}

type TicketBeside = {
  id: string;
  number: string;
  subject: string;
  status: TicketStatus;
  isDemo: boolean;
  received: string;
};

type TicketsCardProps = { tickets: readonly TicketBeside[]; hasAccount: boolean };

/** Other tickets of the same writer. */
function TicketsCard({ tickets, hasAccount }: TicketsCardProps) {
  if (tickets.length === 0) return null;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-xl">{say.others}</h2>
      <p className="text-sm text-ink-soft">{hasAccount ? say.ofAccount : say.ofAddress}</p>
      <ol className="divide-y divide-line">
        {tickets.map(({ id, number, subject, received, ...state }) => (
          <li className="grid gap-1 py-2" key={id}>
            <TextLink
              className="font-semibold"
              to={href("/admin/support/:ticketId", { ticketId: id })}
            >
              {number}
            </TextLink>
            <bdi className="wrap-anywhere">{subject}</bdi>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
              {received}
              <TicketBadges {...state} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
