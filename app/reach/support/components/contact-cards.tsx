import { Clock, Mail, MapPin, MessageSquareWarning, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import { parcelLinkMessages } from "#app/selling/orders/texts/shopper-parcel-links.ts";
import { contactMessages as say } from "../texts/shopper.ts";

type Contacts = {
  email: string;
  phone: string;
  /** The address for complaints; empty if they have no address of their own. */
  complaints: string;
  address: string;
  hours: readonly string[];
  isOpen: boolean;
  /** When that changes, in words. */
  openUntil: string | undefined;
};

/** Contacts with opening hours, answered by people, and contacts available at any hour. */
export function ContactCards({
  email,
  phone,
  complaints,
  address,
  hours,
  isOpen,
  openUntil,
}: Contacts) {
  return (
    <aside aria-labelledby="ways" className="grid content-start gap-4">
      <h2 className="sr-only" id="ways">
        {say.ways}
      </h2>
      <ContactCard icon={<Clock />} title={say.hours}>
        {hours.length > 0 && (
          <p className="mt-1 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={isOpen ? "success" : "neutral"}>
              {isOpen ? say.openNow : say.closedNow}
            </Badge>
            <span className="text-sm">{openUntil}</span>
          </p>
        )}
        {hours.map((line) => (
          <span className="figures" key={line}>
            {line}
          </span>
        ))}
        <span className="text-sm text-ink-soft">
          {say.manilaTime}. {say.holidays}
        </span>
      </ContactCard>
      {email && (
        <ContactCard icon={<Mail />} title={say.byEmail}>
          <TextAnchor className="wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </TextAnchor>
        </ContactCard>
      )}
      {phone && (
        <ContactCard icon={<Phone />} title={say.byPhone}>
          <TextAnchor className="wrap-anywhere" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {phone}
          </TextAnchor>
        </ContactCard>
      )}
      {complaints && (
        <ContactCard icon={<MessageSquareWarning />} title={say.complaints}>
          <TextAnchor className="wrap-anywhere" href={`mailto:${complaints}`}>
            {complaints}
          </TextAnchor>
          <span className="text-sm text-ink-soft">{say.complaintsText}</span>
        </ContactCard>
      )}
      {address && (
        <ContactCard icon={<MapPin />} title={say.place}>
          <span className="whitespace-pre-line">{address}</span>
        </ContactCard>
      )}
      <AlwaysThere />
    </aside>
  );
}

function AlwaysThere() {
  return (
    <Card className="grid gap-1">
      <h3 className="font-text text-base font-semibold">{say.faqTitle}</h3>
      <p className="text-ink-soft">{say.faqText}</p>
      <div className="flex flex-wrap gap-x-5">
        <TextLink className="wrap-anywhere" to={href("/faq")}>
          {say.faq}
        </TextLink>
      </div>
      <h3 className="mt-2 font-text text-base font-semibold">{say.always}</h3>
      <div className="flex flex-wrap gap-x-5">
        <TextLink className="wrap-anywhere" to={href("/track")}>
          {say.track}
        </TextLink>
        <TextLink className="wrap-anywhere" to={href("/parcel")}>
          {parcelLinkMessages.short}
        </TextLink>
        <TextLink className="wrap-anywhere" to={href("/portal")}>
          {say.portal}
        </TextLink>
      </div>
    </Card>
  );
}

type ContactCardProps = { icon: ReactNode; title: string; children: ReactNode };

function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <Card className="grid grid-cols-[auto_1fr] gap-x-4">
      <span aria-hidden="true" className="mt-0.5 text-accent [&>svg]:size-5">
        {icon}
      </span>
      <div className="flex min-w-0 flex-col items-start">
        <h3 className="font-text text-base font-semibold">{title}</h3>
        {children}
      </div>
    </Card>
  );
}
