import type { ReactNode } from "react";
import { href } from "react-router";
import { customerMessages as say } from "../../texts/staff.ts";
import { creditAdminMessages } from "#app/selling/credit/texts/staff.ts";
import { instructionMessages } from "#app/care/therapy/texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import type { LoadedCustomer } from "./load-customer.server.ts";

type ContactCardsProps = { customer: LoadedCustomer & { mayInstruct: boolean } };

export function ContactCard({ customer }: ContactCardsProps) {
  const { name, email, phone, confirmed, account, isGuest, otherAddresses } = customer;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.contact}</h2>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-3">
        <Fact label={say.name}>{name ? <bdi>{name}</bdi> : say.notProvided}</Fact>
        <Fact label={say.email}>
          <TextAnchor className="-my-2.5" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </TextAnchor>
          {account && !confirmed && (
            <Badge look="plain" tone="warning">
              {say.unconfirmed}
            </Badge>
          )}
        </Fact>
        <Fact label={say.phone}>
          {phone ? (
            <>
              <TextAnchor
                className="figures -my-2.5"
                href={`tel:${phone.number.replaceAll(/[^+\d]/g, "")}`}
              >
                {phone.number}
              </TextAnchor>
              {phone.ofLastOrder && (
                <span className="text-sm text-ink-soft">{say.ofLastOrder}</span>
              )}
            </>
          ) : (
            say.notProvided
          )}
        </Fact>
        <Fact label={say.birth}>{customer.dateOfBirth ?? say.notProvided}</Fact>
        <Fact label={say.gender}>{customer.gender ?? say.notProvided}</Fact>
      </dl>
      {!account && <p className="text-sm text-ink-soft">{isGuest ? say.isGuest : say.noAccount}</p>}
      {otherAddresses.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-soft">{say.alsoUnder(otherAddresses)}</p>
      )}
      {account && !confirmed && <p className="text-sm text-ink-soft">{say.unconfirmedHint}</p>}
      {customer.mayInstruct && (
        <p>
          <TextLink
            to={href("/admin/customers/:customerId/instructions", { customerId: customer.id })}
          >
            {instructionMessages.patientLink}
          </TextLink>
        </p>
      )}
    </Card>
  );
}

export function BoughtCard({ customer }: { customer: LoadedCustomer }) {
  const { orders, spent, lastOrder, codes } = customer;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.bought}</h2>
      <dl className="grid grid-cols-2 gap-3">
        <Fact label={say.orders}>
          <span className="figures text-lg">{orders}</span>
        </Fact>
        <Fact label={say.spent}>
          <span className="figures text-lg">{spent}</span>
        </Fact>
        <Fact label={say.lastOrder}>{lastOrder}</Fact>
        {customer.account && (
          <Fact label={creditAdminMessages.title}>
            <TextLink to={href("/admin/customers/:customerId/credit", { customerId: customer.id })}>
              <span className="figures">{customer.credit}</span>
            </TextLink>
          </Fact>
        )}
      </dl>
      <p className="text-sm text-ink-soft">{say.boughtHint}</p>
      {codes.length > 0 && (
        <>
          <h3 className="font-text text-base font-semibold">{say.codes}</h3>
          <ul className="grid gap-2">
            {codes.map(({ code, uses, saved }) => (
              <li className="flex flex-wrap justify-between gap-x-3" key={code}>
                <span className="figures wrap-anywhere">{code}</span>
                <span className="text-ink-soft">
                  {say.usedTimes(uses)}, {say.saved(saved)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

export function ConsentCard({ account }: Pick<LoadedCustomer, "account">) {
  const consents = account?.consents ?? [];
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.consents}</h2>
      {consents.length === 0 && <p className="text-ink-soft">{say.noConsents}</p>}
      {consents.length > 0 && (
        <ul className="grid gap-3">
          {consents.map(({ id, purpose, document, documentVersion, given, withdrawn }) => (
            <li className="grid gap-0.5" key={id}>
              <span className="font-semibold">{purposeLabel(purpose)}</span>
              <span className="text-sm text-ink-soft">
                {say.consentVersion(document, documentVersion)}
              </span>
              <span className="text-sm">{say.given(given)}</span>
              {withdrawn && <span className="text-sm">{say.withdrawn(withdrawn)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function purposeLabel(purpose: string): string {
  return Object.hasOwn(say.purpose, purpose)
    ? say.purpose[purpose as keyof typeof say.purpose]
    : purpose;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="grid justify-items-start wrap-anywhere">{children}</dd>
    </div>
  );
}
