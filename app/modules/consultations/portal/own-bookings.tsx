import { Stethoscope } from "lucide-react";
import { Link, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { EmptyPicture } from "#app/modules/catalog/components/still-life.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { bookingMessages as say } from "../texts/shopper-booking.ts";
import { showOwnBookings } from "./show-own-bookings.server.ts";
import type { Route } from "./+types/own-bookings.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.ownTitle, matches)];

export const loader = ({ context }: Route.LoaderArgs) =>
  showOwnBookings(context.get(requestContext).ctx);

export default function OwnBookings({ loaderData }: Route.ComponentProps) {
  const { coming, past, hasCredit, empty } = loaderData;
  const find = <LinkButton to={href("/consultation")}>{say.find}</LinkButton>;
  return (
    <Section className="max-w-[42rem]" spacing="snug" title={say.ownTitle}>
      <div className="grid gap-6">
        {hasCredit && <Notice announced={false}>{say.credit}</Notice>}
        {coming.length + past.length === 0 ? (
          <EmptyState
            action={find}
            icon={<Stethoscope />}
            level={3}
            picture={empty && <EmptyPicture file={empty} />}
            title={say.none}
          >
            <p>{say.noneText}</p>
          </EmptyState>
        ) : (
          <>
            <Bookings bookings={coming} title={say.coming} />
            <Bookings bookings={past} title={say.past} />
            <div>{find}</div>
          </>
        )}
      </div>
    </Section>
  );
}

type Booking = Route.ComponentProps["loaderData"]["coming"][number];

function Bookings({ title, bookings }: { title: string; bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-3">
        {bookings.map(({ id, number, when, about, state }) => (
          <Card as="li" className="relative grid gap-1 hover:border-line-strong" key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
              {when}
              <Badge look="plain" tone={state === "booked" ? "success" : "neutral"}>
                {say.status[state === "run_out" ? "held" : state]}
              </Badge>
            </p>
            <p className="text-ink-soft">{about}</p>
            <Link
              className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4 after:absolute after:inset-0"
              to={href("/consultation/booking/:bookingId", { bookingId: id })}
            >
              {say.open(number)}
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}
