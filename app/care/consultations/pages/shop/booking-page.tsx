import {
  Form,
  data,
  href,
  redirect,
  useNavigation,
  type RouterContextProvider,
} from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { cancelBooking } from "../../commands/cancel-booking.server.ts";
import { confirmBooking } from "../../commands/confirm-booking.server.ts";
import { BookedActions } from "../../components/booked-actions.tsx";
import { BookingFacts } from "../../components/booking-facts.tsx";
import { OwnTime } from "../../components/own-time.tsx";
import { NoteForPatient } from "../../components/note-for-patient.tsx";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";
import { showOwnBooking } from "./booking-page.server.ts";
import type { Route } from "./+types/booking-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData && `${loaderData.title}, ${loaderData.number}`, matches);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const shown = orNotFound(await showOwnBooking(ctx, params.bookingId));
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...shown, flash: flash ?? null }, { headers });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitBooking(request, context, params.bookingId);

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, state, facts, flash, email, cancelNote } = loaderData;
  const isAhead = state === "held" || state === "booked";
  return (
    <Page className="pb-20" width="text">
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-6">
        {actionData?.message && (
          <Notice title={say.check} tone="error">
            {actionData.message}
          </Notice>
        )}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {state === "held" && (
          <Notice announced={false} title={say.kept}>
            {say.keptText(loaderData.reservedUntil)}
          </Notice>
        )}
        {state === "booked" && (
          <Notice announced={false} tone="success">
            {say.bookedText(email)}
          </Notice>
        )}
        {loaderData.creditLost && <Notice announced={false}>{say.creditLost}</Notice>}
        {cancelNote && <Notice announced={false}>{cancelNote}</Notice>}
        {loaderData.note && <NoteForPatient note={loaderData.note} />}
        <BookingFacts
          facts={facts}
          doctor={loaderData.doctor}
          ownTime={isAhead && <OwnTime {...loaderData.times} zone={loaderData.zone} />}
        />
        {state === "held" && <ConfirmBooking {...loaderData} />}
        {state === "run_out" && <RunOut againHref={loaderData.againHref} />}
        {state !== "held" && state !== "run_out" && <BookedActions {...loaderData} />}
      </div>
    </Page>
  );
}

type ConfirmProps = { covered: boolean; doctorName: string; againHref: string; isShort: boolean };

/** The form sends the displayed fee, so that no one books at a different one. */
function ConfirmBooking({ covered, doctorName, againHref, isShort }: ConfirmProps) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Form className="grid gap-5" method="post">
      <p className="measure text-ink-soft">{say.passedOn(doctorName)}</p>
      {isShort && <p className="measure">{say.shortNotice(covered)}</p>}
      <input name="covered" type="hidden" value={covered ? "yes" : "no"} />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" pending={sent === "confirm"} size="large" value="confirm">
          {say.confirm}
        </Button>
        <LinkButton size="large" to={againHref} variant="secondary">
          {say.other}
        </LinkButton>
      </div>
    </Form>
  );
}

function RunOut({ againHref }: { againHref: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="measure">{say.holdOverText}</p>
      <LinkButton to={againHref}>{say.again}</LinkButton>
    </div>
  );
}

type RouterContext = Readonly<RouterContextProvider>;

/** The forms of the page: confirm a held slot, or cancel a booking. */
async function submitBooking(request: Request, context: RouterContext, bookingId: string) {
  const { ctx, env } = context.get(requestContext);
  const { intent, covered, cost } = await readFormTexts(request);
  const here = href("/consultation/booking/:bookingId", { bookingId });
  if (intent === "confirm" && (covered === "yes" || covered === "no")) {
    const done = await confirmBooking(ctx, { bookingId, expectsCredit: covered === "yes" });
    return done.ok ? redirect(here, { status: 303 }) : refused(done.reason);
  }
  if (intent !== "cancel" || (cost !== "nothing" && cost !== "late"))
    return data({ message: say.notUnderstood }, { status: 400 });
  const done = await cancelBooking(ctx, { bookingId, expectsCost: cost });
  if (!done.ok) return refused(done.reason);
  return redirectWithFlash({ env }, here, say.cancelled);
}

function refused(reason: keyof typeof say.refused | "not_found") {
  if (reason === "not_found") throw notFound();
  return data({ message: say.refused[reason] }, { status: 409 });
}
