import { data, Form, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import { cancelByStaff } from "../commands/cancel-by-staff.server.ts";
import { openBooking } from "../commands/open-booking.server.ts";
import { BookingFacts } from "../components/booking-facts.tsx";
import { cancelInput } from "../input.ts";
import { whyNotCancel } from "../rules/may-change.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { staffFacts } from "./staff-facts.server.ts";
import type { Route } from "./+types/booking-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

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

type Texts = Readonly<Record<string, string>>;
type Answer = { values?: Texts; errors?: Texts; message?: string };
const refused = (status: number, answer: Answer) => data(answer, { status });

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const form = parseForm(cancelInput, await readFormTexts(request));
  if (!form.ok) return refused(422, { values: form.values, errors: form.errors });
  const { bookingId } = params;
  const done = await cancelByStaff(ctx, { bookingId, note: form.value.note });
  if (!done.ok) {
    if (done.reason === "not_found") throw data(null, { status: 404 });
    return refused(409, { message: say.refused[done.reason] });
  }
  const text = say.cancelled(done.value.number);
  return redirectWithFlash({ env }, "/admin/consultations", text);
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, facts, mayCancel } = loaderData;
  const { message, values = {}, errors = {} } = actionData ?? {};
  const sent = useNavigation().formData !== undefined;
  return (
    <div className="grid max-w-3xl gap-6">
      <PageTitle
        actions={
          <LinkButton to="/admin/consultations" variant="secondary">
            {say.all}
          </LinkButton>
        }
        lead={say.recorded}
      >
        {say.one(number)}
      </PageTitle>
      {message && <Notice title={message} tone="error" />}
      <BookingFacts facts={facts} />
      {mayCancel && (
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{say.cancel}</h2>
          <p className="measure text-ink-soft">{say.cancelText}</p>
          <Form className="grid gap-4" method="post" noValidate>
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
    </div>
  );
}
