import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/summary-list.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import { ticketMessages as say } from "../texts/staff.ts";
import type { ReplyState } from "../rules/promise-reply.ts";
import { ReplyBadge } from "./ticket-badges.tsx";

type TicketFactsProps = {
  ticket: { name: string; email: string; phone: string | null };
  account: string | null;
  /** The customer's record, for staff who may open it. */
  customerId: string | null;
  received: string;
  due: string;
  reply: ReplyState;
};

export function TicketFacts({ ticket, account, customerId, ...times }: TicketFactsProps) {
  const { name, email, phone } = ticket;
  const { received, due, reply } = times;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.facts}</h2>
      <dl className="grid gap-3">
        <Fact label={say.name}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact label={say.email}>
          <TextAnchor className="wrap-anywhere" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </TextAnchor>
        </Fact>
        {phone && (
          <Fact label={say.phone}>
            <TextAnchor className="wrap-anywhere" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
              {phone}
            </TextAnchor>
          </Fact>
        )}
        <Fact label={say.account}>
          {account ?? say.noAccount}
          {customerId && (
            <TextLink
              className="wrap-anywhere w-full"
              to={href("/admin/customers/:customerId", { customerId })}
            >
              {say.openCustomer}
            </TextLink>
          )}
        </Fact>
        <Fact label={say.received}>{received}</Fact>
        <Fact label={say.promise}>
          <ReplyBadge due={due} state={reply} />
        </Fact>
      </dl>
    </Card>
  );
}
