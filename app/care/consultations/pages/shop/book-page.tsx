import { CalendarX } from "lucide-react";
import { Link, href, Form } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { SlotPicker } from "../../components/slot-picker.tsx";
import { WaitlistInvite } from "../../components/waitlist-invite.tsx";
import { TypeChoice } from "../../components/type-choice.tsx";
import { showBookPage, submitSlot } from "./book-page.server.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";
import type { Route } from "./+types/book-page.ts";
import type { WantedSlot } from "../../views/show-choice.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.title, matches);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shown = await showBookPage(context.get(requestContext).ctx, params.doctorId, {
    type: url.searchParams.get("type"),
    day: url.searchParams.get("day"),
    at: url.searchParams.get("at"),
  });
  if (!shown) throw notFound();
  return shown;
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitSlot(request, context, params.doctorId);

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, doctorId, doctorName, open, types, type, choice, zone, signInNext, wanted } =
    loaderData;
  return (
    <Page className="pb-20">
      <PageTitle
        actions={
          <LinkButton to={href("/consultation")} variant="secondary">
            {say.back}
          </LinkButton>
        }
        lead={say.lead}
      >
        {title}
      </PageTitle>
      <div className="grid max-w-4xl gap-10">
        {actionData?.message && (
          <Notice title={say.check} tone="error">
            {actionData.message}
          </Notice>
        )}
        {open && signInNext && (
          <Notice announced={false} title={say.signInFirst}>
            {say.signInText}{" "}
            <Link className="underline underline-offset-4" to={authLink("signin", signInNext)}>
              {say.signIn}
            </Link>
          </Notice>
        )}
        {type && wanted && !actionData && <WantedTime type={type} wanted={wanted} />}
        {open ? <TypeChoice types={types} /> : <NoBookings doctorName={doctorName} />}
        {open && !type && <p className="text-ink-soft">{say.chooseType}</p>}
        {type && choice?.chosen && (
          <SlotPicker choice={choice} hidden={{ type }} query={`type=${type}&`} zone={zone} />
        )}
        {type && choice && !choice.chosen && (
          <EmptyState icon={<CalendarX />} title={say.noTimes}>
            <p>{say.noTimesText}</p>
          </EmptyState>
        )}
        {open && <WaitlistInvite doctorId={doctorId} type={type} />}
      </div>
    </Page>
  );
}

function NoBookings({ doctorName }: { doctorName: string }) {
  return (
    <EmptyState
      action={<LinkButton to={href("/consultation")}>{say.back}</LinkButton>}
      icon={<CalendarX />}
      title={say.noBookings(doctorName)}
    >
      <p>{say.noBookingsText}</p>
    </EmptyState>
  );
}

type WantedTimeProps = { wanted: WantedSlot; type: string };

/** The time that was chosen before signing in: one press reserves it, if no one else has it by now. */
function WantedTime({ wanted: { value, label, isFree }, type }: WantedTimeProps) {
  if (!isFree) {
    return (
      <Notice title={say.wantedGone(label)} tone="warning">
        {say.wantedGoneText}
      </Notice>
    );
  }
  return (
    <Notice title={say.wanted(label)}>
      <Form className="grid gap-3" method="post">
        <input name="type" type="hidden" value={type} />
        <p>{say.wantedText}</p>
        <div>
          <Button name="startsAt" value={value}>
            {say.reserve}
          </Button>
        </div>
      </Form>
    </Notice>
  );
}
