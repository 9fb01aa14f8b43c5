import { CalendarX } from "lucide-react";
import { href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { SlotPicker } from "../../components/slot-picker.tsx";
import { showMovePage, submitMove } from "./move-page.server.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";
import type { Route } from "./+types/move-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? `${say.moveTitle}, ${loaderData.when}` : say.moveTitle, matches);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const day = url.searchParams.get("day");
  return orNotFound(await showMovePage(ctx, params.bookingId, day));
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitMove(context.get(requestContext), request, params.bookingId);

export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, when, choice, zone, refused } = loaderData;
  const message = actionData?.message ?? refused;
  return (
    <Page className="pb-20">
      <PageTitle
        actions={
          <LinkButton
            to={href("/consultation/booking/:bookingId", { bookingId: id })}
            variant="secondary"
          >
            {say.keep}
          </LinkButton>
        }
        lead={say.moveLead(when)}
      >
        {say.moveTitle}
      </PageTitle>
      <div className="grid max-w-4xl gap-10">
        {message && (
          <Notice title={say.check} tone="error">
            {message}
          </Notice>
        )}
        {choice && <SlotPicker choice={choice} hidden={{}} query="" zone={zone} />}
        {choice && !choice.chosen && (
          <EmptyState icon={<CalendarX />} title={say.noTimes}>
            <p>{say.noTimesText}</p>
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
