import { href } from "react-router";
import { ExternalLink } from "lucide-react";
import { buttonLook } from "#app/ui/button-look.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { consultationMessages as say } from "../texts/shopper.ts";
import type { ShownDoctor } from "../views/show-doctor.ts";

type BookableDoctor = Pick<ShownDoctor, "id" | "name" | "ownPage" | "here">;

/** How to book with a doctor: on the doctor's own page, here, or both. */
export function BookingLinks({ id, name, ownPage, here }: BookableDoctor) {
  const next = here?.next;
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
        <div className="grid justify-items-start gap-1">
          {next && (
            <LinkButton
              aria-label={ownPage ? say.bookHereWith(name) : say.bookWith(name)}
              to={href("/consultation/:doctorId", { doctorId: id })}
              variant={ownPage ? "secondary" : "primary"}
            >
              {ownPage ? say.bookHere : say.book}
            </LinkButton>
          )}
          <p className="text-sm text-ink-soft">{next ? say.next(next) : say.noNext}</p>
        </div>
      )}
      {!ownPage && !here && <p className="text-ink-soft">{say.noWay}</p>}
    </div>
  );
}
