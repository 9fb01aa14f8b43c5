import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { BookingFacts } from "../components/booking-facts.tsx";
import { BookedActions } from "../components/booked-actions.tsx";
import { ConfirmBooking, RunOut } from "../components/confirm-booking.tsx";
import { showOwnBooking } from "./show-own-booking.server.ts";
import { submitBooking } from "./submit-booking.server.ts";
import { bookingMessages as say } from "../texts/shopper-booking.ts";
import type { Route } from "./+types/booking-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const shown = await showOwnBooking(ctx, params.bookingId);
  if (!shown) throw data(null, { status: 404 });
  const { flash, headers } = takeFlash(request, env.appUrl);
  return data({ ...shown, flash: flash ?? null }, { headers });
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitBooking(request, context, params.bookingId);

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, state, facts, flash, email, cancelNote } = loaderData;
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
          <Notice announced={false} title={say.kept(loaderData.keptUntil)}>
            {say.keptText}
          </Notice>
        )}
        {state === "booked" && (
          <Notice announced={false} tone="success">
            {say.bookedText(email)}
          </Notice>
        )}
        {loaderData.creditLost && <Notice announced={false}>{say.creditLost}</Notice>}
        {cancelNote && <Notice announced={false}>{cancelNote}</Notice>}
        <BookingFacts facts={facts} />
        {state === "held" && <ConfirmBooking {...loaderData} />}
        {state === "run_out" && <RunOut againHref={loaderData.againHref} />}
        {state !== "held" && state !== "run_out" && <BookedActions {...loaderData} />}
      </div>
    </Page>
  );
}
