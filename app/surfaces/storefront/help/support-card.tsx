import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { helpMessages } from "./texts.ts";

const say = helpMessages.journey;

type SupportCardProps = {
  support: { email: string; phone: string; address: string; hours: readonly string[] };
};

/** What is there at any hour, and what has hours because people do it. */
export function SupportCard({ support }: SupportCardProps) {
  const { email, phone, address, hours } = support;
  return (
    <Card
      aria-labelledby="who-helps"
      as="aside"
      className="grid content-start gap-6 self-start lg:sticky lg:top-24"
      padding="roomy"
    >
      <h2 className="text-2xl" id="who-helps">
        {say.help}
      </h2>
      <Part title={say.always}>
        <Link to={href("/track")}>{say.track}</Link>
        <Link to={href("/portal")}>{say.portal}</Link>
        <Link to={href("/faq")}>{helpMessages.faq}</Link>
      </Part>
      <Part title={say.people}>
        {hours.map((line) => (
          <span className="figures" key={line}>
            {line}
          </span>
        ))}
        <span className="text-sm text-ink-soft">{helpMessages.manilaTime}</span>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
        <Link to={href("/contact")}>{helpMessages.contact}</Link>
        <Link to={href("/consultation")}>{helpMessages.consultation}</Link>
      </Part>
      {address && (
        <Part title={say.place}>
          <span className="whitespace-pre-line">{address}</span>
        </Part>
      )}
      <Part title={say.emergency}>
        <span>{say.emergencyText}</span>
      </Part>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
      <h3 className="font-text text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}
