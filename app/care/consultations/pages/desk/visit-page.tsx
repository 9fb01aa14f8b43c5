import { data, href, Form, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { BookingFacts } from "../../components/booking-facts.tsx";
import { bookingAdminMessages as booking } from "../../texts/staff-bookings.ts";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { CancelCard } from "./cancel-card.tsx";
import { OwnVisitCards } from "./own-visit-cards.tsx";
import { showVisit } from "./visit-page.server.ts";
import { submitVisit } from "./submit-visit.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Route } from "./+types/visit-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? booking.one(loaderData.number) : booking.title, matches),
];

/** Each reading is recorded. A refused form shows the page again, which is a reading too. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const shown = await showVisit(ctx, params.bookingId);
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...shown, flash: flash ?? null }, { headers });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitVisit(context.get(requestContext), request, params.bookingId);

/** Revalidate after a refusal too, because only the newest version can be saved. */
export const shouldRevalidate = () => true;

export default function VisitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, facts, state, closed, mayTake, mayCancel, own, flash } = loaderData;
  const failure = actionData;
  const message = failure?.message;
  return (
    <RecordPage
      back={{ to: href("/admin/consultations"), label: booking.all }}
      lead={say.recorded}
      notices={
        <>
          {message && <Notice title={message} tone="error" />}
          {!failure && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        </>
      }
      state={state && <Badge look="plain">{state}</Badge>}
      title={booking.one(number)}
    >
      <BookingFacts facts={facts} />
      {closed && <p className="measure text-ink-soft">{closed}</p>}
      {mayTake && <TakeCard />}
      {own && <OwnVisitCards failure={failure} visit={own} />}
      {mayCancel && <CancelCard failure={failure?.intent === "cancel" ? failure : undefined} />}
    </RecordPage>
  );
}

/** A visit that no clinician took. */
function TakeCard() {
  const pending = useNavigation().formData?.get("intent") === "take";
  return (
    <Card>
      <Form className="grid gap-3" method="post">
        <p className="measure text-ink-soft">{say.takeHint}</p>
        <div>
          <Button name="intent" pending={pending} value="take">
            {say.take}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
