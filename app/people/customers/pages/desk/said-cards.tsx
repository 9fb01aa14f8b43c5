import { href } from "react-router";
import { customerMessages as say } from "../../texts/staff.ts";
import { TicketBadges } from "#app/reach/support/components/ticket-badges.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { LoadedCustomer } from "./load-customer.server.ts";
import { orderMailMessages } from "#app/selling/orders/texts/staff-mails.ts";
import { customerMailTexts as mailSay } from "./mail-texts.ts";
import type { MailsTo } from "./show-mails-to.server.ts";

export function TicketCard({ account }: Pick<LoadedCustomer, "account">) {
  const { count, rows } = account?.tickets ?? { count: 0, rows: [] };
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-xl">{say.tickets(count)}</h2>
      {count === 0 && <p className="text-ink-soft">{say.noTickets}</p>}
      {count > 0 && (
        <ol className="divide-y divide-line">
          {rows.map((ticket) => (
            <li
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
              key={ticket.id}
            >
              <span className="grid min-w-0">
                <TextLink
                  className="font-semibold"
                  to={href("/admin/support/:ticketId", { ticketId: ticket.id })}
                >
                  {ticket.number}
                </TextLink>
                <bdi className="wrap-anywhere">{ticket.subject}</bdi>
                <span className="text-sm text-ink-soft">{ticket.at}</span>
              </span>
              <TicketBadges isDemo={ticket.isDemo} status={ticket.status} />
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm text-ink-soft">
        {count > rows.length && `${say.newestOf(rows.length)} `}
        {say.ticketsHint}
      </p>
    </Card>
  );
}

export function ReviewCard({ reviews }: Pick<LoadedCustomer, "reviews">) {
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-xl">{say.reviews}</h2>
      {reviews.length === 0 && <p className="text-ink-soft">{say.noReviews}</p>}
      {reviews.length > 0 && (
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <li className="grid gap-1 py-3" key={review.id}>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="font-semibold">{review.productName}</span>
                <span>{say.stars(review.rating)}</span>
                <Badge look="plain" tone={review.status === "published" ? "success" : "neutral"}>
                  {say.reviewStatus[review.status]}
                </Badge>
                {review.isDemo && (
                  <Badge look="plain" tone="warning">
                    {say.demo}
                  </Badge>
                )}
              </span>
              <p className="measure whitespace-pre-wrap wrap-anywhere" dir="auto">
                {review.text}
              </p>
              <span className="text-sm text-ink-soft">{review.at}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type MailsToCardProps = { customerId: string; mails: MailsTo };

/** The newest mails to a customer: not what they mailSay. */
export function MailsToCard({ customerId, mails }: MailsToCardProps) {
  return (
    <Card as="section" className="grid gap-3" id="mails">
      <h2 className="text-xl">{mailSay.title}</h2>
      {mails.length === 0 && <p className="text-ink-soft">{mailSay.none}</p>}
      {mails.length > 0 && (
        <ul className="grid divide-y divide-line">
          {mails.map(({ id, subject, template, at, state, mayRead }) => (
            <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2" key={id}>
              <span className="grid gap-0.5">
                <span className="wrap-anywhere">{subject}</span>
                <span className="text-sm text-ink-soft">
                  {[orderMailMessages.states[state], at, template].filter(Boolean).join(" · ")}
                </span>
              </span>
              {mayRead && (
                <TextLink
                  aria-label={mailSay.readOf(subject, at)}

                  to={href("/admin/customers/:customerId/mails/:mailId", {
                    customerId,
                    mailId: id,
                  })}
                >
                  {mailSay.read}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
