import { ExternalLink, Mail, Phone } from "lucide-react";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { LinkButton, TextAnchor } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { consultationMessages as say } from "../texts/shopper.ts";
import type { ShownDoctor } from "../views/show-doctor.ts";
import { DoctorPhoto } from "./doctor-photo.tsx";

export function DoctorCard({ doctor }: { doctor: ShownDoctor }) {
  const { name, specialization, paragraphs, licence, email, phone, isDemo } = doctor;
  return (
    <Card as="li" className="grid gap-5 sm:grid-cols-[6rem_1fr]" padding="roomy">
      <DoctorPhoto doctor={doctor} />
      <div className="grid min-w-0 gap-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-2xl">{name}</h2>
            {isDemo && <Badge tone="warning">{say.demo}</Badge>}
          </div>
          <p className="font-semibold">{specialization}</p>
          {licence && <p className="figures text-sm text-ink-soft">{licence}</p>}
        </div>
        {paragraphs.map((text) => (
          <p className="measure" key={text}>
            {text}
          </p>
        ))}
        {(email || phone) && (
          <p className="flex flex-wrap gap-x-6 break-all">
            {email && (
              <TextAnchor
                aria-label={`${say.email(name)}, ${email}`}
                className="gap-2 [&_svg]:size-4"
                href={`mailto:${email}`}
              >
                <Mail aria-hidden="true" />
                {email}
              </TextAnchor>
            )}
            {phone && (
              <TextAnchor
                aria-label={`${say.phone(name)}, ${phone.shown}`}
                className="gap-2 [&_svg]:size-4"
                href={phone.href}
              >
                <Phone aria-hidden="true" />
                <span className="figures">{phone.shown}</span>
              </TextAnchor>
            )}
          </p>
        )}
        <BookingLinks {...doctor} />
      </div>
    </Card>
  );
}

type BookableDoctor = Pick<ShownDoctor, "id" | "name" | "ownPage" | "here">;

function BookingLinks({ id, name, ownPage, here }: BookableDoctor) {
  return (
    <div className="grid gap-4">
      {ownPage && (
        <div className="grid justify-items-start gap-1">
          <a
            aria-label={say.bookWith(name)}
            className={buttonLook({})}
            href={ownPage.href}
            rel="noopener noreferrer"
            target="_blank"
          >
            {say.book}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
          <p className="text-sm break-all text-ink-soft">{say.newTab(ownPage.host)}</p>
        </div>
      )}
      {here && (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-soft">
            {say.feeOf(here.fee)} {here.times.length > 0 ? say.next : say.noNext}
          </p>
          {here.times.length > 0 && (
            <>
              <ul className="flex flex-wrap gap-2">
                {here.times.map(({ label, to }) => (
                  <li key={to}>
                    <LinkButton
                      aria-label={say.timeWith(label, name)}
                      size="compact"
                      to={to}
                      variant="secondary"
                    >
                      {label}
                    </LinkButton>
                  </li>
                ))}
              </ul>
              <LinkButton
                aria-label={ownPage ? say.bookHereWith(name) : say.bookWith(name)}
                to={href("/consultation/:doctorId", { doctorId: id })}
                variant={ownPage ? "secondary" : "primary"}
              >
                {ownPage ? say.bookHere : say.book}
              </LinkButton>
            </>
          )}
        </div>
      )}
      {!ownPage && !here && <p className="text-ink-soft">{say.noWay}</p>}
    </div>
  );
}
