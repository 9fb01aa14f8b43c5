import { data, Form, useNavigation, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { openBooking } from "../commands/open-booking.server.ts";
import { BookingFacts } from "../components/booking-facts.tsx";
import { whyNotCancel } from "../rules/may-change.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { staffFacts } from "./staff-facts.server.ts";
import { submitCancellation } from "./submit-cancellation.server.ts";
import type { Route } from "./+types/booking-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.one(loaderData.number) : say.title, matches),
];

/** Reading it is what is recorded: a refused form shows the page again, and that is a reading too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const opened = await openBooking(ctx, params.bookingId);
  if (!opened.ok) throw data(null, { status: 404 });
  const { booking } = opened.value;
  return {
    number: booking.number,
    facts: staffFacts(opened.value),
    mayCancel: whyNotCancel(booking, ctx.now) === undefined,
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitCancellation(context.get(requestContext), request, params.bookingId);

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, facts, mayCancel } = loaderData;
  const { message, values = {}, errors = {} } = actionData ?? {};
  const sent = useNavigation().formData !== undefined;
  return (
    <RecordPage
      back={{ to: href("/admin/consultations"), label: say.all }}
      lead={say.recorded}
      notices={message && <Notice title={message} tone="error" />}
      title={say.one(number)}
    >
      <BookingFacts facts={facts} />
      {mayCancel && (
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{say.cancel}</h2>
          <p className="measure text-ink-soft">{say.cancelText}</p>
          <Form className="grid max-w-form gap-4" method="post" noValidate>
            <Field error={errors["note"]} hint={say.noteHint} label={say.note} name="note">
              <Textarea defaultValue={values["note"]} maxLength={500} required rows={3} />
            </Field>
            <div>
              <Button pending={sent} variant="danger">
                {say.cancelNow}
              </Button>
            </div>
          </Form>
        </Card>
      )}
    </RecordPage>
  );
}
