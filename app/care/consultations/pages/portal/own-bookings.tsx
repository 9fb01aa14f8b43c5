import { LockKeyhole, Stethoscope } from "lucide-react";
import { data, Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { EmptyPicture } from "#app/goods/catalog/components/still-life.tsx";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { ZoneForm } from "../../components/zone-form.tsx";
import { ownBookingMessages as say } from "../../texts/shopper-own-bookings.ts";
import { ownFormMessages } from "../../texts/shopper-own-form.ts";
import { showOwnBookings } from "./show-own-bookings.server.ts";
import { submitOwnBookings } from "./own-bookings.server.ts";
import type { Route } from "./+types/own-bookings.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.ownTitle, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...(await showOwnBookings(ctx)), flash: flash ?? null }, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  submitOwnBookings(context.get(requestContext), request);

export default function OwnBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { zone, zones, now } = loaderData;
  const { isOpen, coming, past, hasCredit, hasForms, empty, flash } = loaderData;
  const find = <LinkButton to={href("/consultation")}>{say.find}</LinkButton>;
  return (
    <Section spacing="snug" title={say.ownTitle}>
      <div className="grid gap-6">
        {actionData && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {hasCredit && <Notice announced={false}>{say.credit}</Notice>}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
          {coming.length + past.length === 0 ? (
            <EmptyState
              action={find}
              icon={isOpen ? <Stethoscope /> : <LockKeyhole />}
              level={3}
              picture={isOpen && empty && <EmptyPicture file={empty} />}
              title={isOpen ? say.none : say.locked}
            >
              <p>{isOpen ? say.noneText : say.lockedText}</p>
            </EmptyState>
          ) : (
            <div className="grid gap-6">
              <Bookings bookings={coming} title={say.coming} />
              <Bookings bookings={past} title={say.past} />
              <div className="flex flex-wrap gap-3">
                {find}
                <LinkButton to={href("/consultation/waitlist")} variant="quiet">
                  {say.waitlist}
                </LinkButton>
              </div>
            </div>
          )}
          <div className="grid gap-6">
            <ZoneForm error={actionData?.errors?.zone} now={now} zone={zone} zones={zones} />
            {hasForms && <Withdraw />}
          </div>
        </div>
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
        {bookings.map(({ id, number, when, own, about, state, form }) => (
          <Card as="li" className="relative grid gap-1 hover:border-line-strong" key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
              {when}
              <Badge look="plain" tone={state === "booked" ? "success" : "neutral"}>
                {say.status[state === "run_out" ? "held" : state]}
              </Badge>
            </p>
            {own && <p>{own}</p>}
            <p className="text-ink-soft">{about}</p>
            <TextLink
              className="justify-self-start after:absolute after:inset-0"
              to={href("/consultation/booking/:bookingId", { bookingId: id })}
            >
              <span>
                <Unbroken>{say.open(number)}</Unbroken>
              </span>
            </TextLink>
            {form && <FormLink id={id} isFilled={form.isFilled} number={number} />}
          </Card>
        ))}
      </ul>
    </section>
  );
}

type FormLinkProps = { id: string; number: string; isFilled: boolean };

/** Above the link that covers its card. */
function FormLink({ id, number, isFilled }: FormLinkProps) {
  return (
    <TextLink
      className="relative z-10 justify-self-start"
      to={href("/consultation/booking/:bookingId/form", { bookingId: id })}
    >
      {isFilled ? ownFormMessages.change : ownFormMessages.fill}
      <VisuallyHidden> {number}</VisuallyHidden>
    </TextLink>
  );
}

function Withdraw() {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Form className="grid gap-3 border-t border-line pt-6" method="post">
      <h3 className="text-xl">{ownFormMessages.consentTitle}</h3>
      <p className="text-ink-soft">{ownFormMessages.consentText}</p>
      <div>
        <Button name="intent" pending={sent === "withdraw"} value="withdraw" variant="secondary">
          {ownFormMessages.withdraw}
        </Button>
      </div>
    </Form>
  );
}
