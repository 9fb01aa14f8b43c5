import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { ticketMessages as say } from "../texts/staff.ts";
import type { ReplyState } from "../rules/promise-reply.ts";
import { ReplyBadge } from "./ticket-badges.tsx";

type TicketFactsProps = {
  ticket: { name: string; email: string; phone: string | null };
  account: string | null;
  /** Where the account's record is, for staff who may open it. */
  customerId: string | null;
  received: string;
  due: string;
  reply: ReplyState;
};

const linkLook = "inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere";

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
          <a className={linkLook} href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact label={say.phone}>
            <a className={linkLook} href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
              {phone}
            </a>
          </Fact>
        )}
        <Fact label={say.account}>
          {account ?? say.noAccount}
          {customerId && (
            <Link
              className={`${linkLook} w-full`}
              to={href("/admin/customers/:customerId", { customerId })}
            >
              {say.openCustomer}
            </Link>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
