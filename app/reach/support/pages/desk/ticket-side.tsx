import { OrderCard } from "../../components/order-card.tsx";
import type { RefusedTicketForm } from "../../components/refused-ticket-form.ts";
import { SnoozeCard } from "../../components/snooze-card.tsx";
import { TicketActions } from "../../components/ticket-actions.tsx";
import { TicketFacts } from "../../components/ticket-facts.tsx";
import { TicketSorting } from "../../components/ticket-sorting.tsx";
import { TicketsCard } from "../../components/tickets-card.tsx";
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
