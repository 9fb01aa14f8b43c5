import { PackageCheck } from "lucide-react";
import { createSearchParams, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { BookingForm } from "#app/fulfilment/couriers/components/booking-desk.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QueuePage } from "#app/ui/queue/queue-page.tsx";
import { ParcelForm } from "../../components/parcel-form.tsx";
import { SetAside } from "../../components/set-aside.tsx";
import { SplitParcel } from "../../components/split-parcel.tsx";
import { packingMessages as say } from "../../texts/staff.ts";
import type { ShownParcel } from "../../views/show-parcel.ts";
import { loadParcel } from "./load-parcel.server.ts";
import { submitParcel } from "./submit-parcel.server.ts";
import type { Route } from "./+types/to-pack-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadParcel(context.get(requestContext).ctx, {
    first: url.searchParams.get("order"),
    after: url.searchParams.get("after"),
    courier: url.searchParams.get("courier"),
    texts: Object.fromEntries(url.searchParams),
  });

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitParcel(context.get(requestContext), await readFormTexts(request));

/** Revalidate after a rejected action too, so that the parcel is current. */
export const shouldRevalidate = () => true;

export default function ToPackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { parcel, left, coldWaiting, cutOff, courier, booking, partProblem } = loaderData;
  const failure = actionData?.about === parcel?.id ? actionData : undefined;
  // A parcel that is no longer shown leaves only the reason.
  const message =
    actionData?.message ?? (failure ? undefined : Object.values(actionData?.errors ?? {})[0]);
  return (
    <QueuePage
      current={parcel && { id: parcel.id, name: say.parcelOf(parcel.number) }}
      empty={{ icon: <PackageCheck />, title: say.none, hint: coldWaiting ?? say.noneHint }}
      keys={[
        { key: "l", does: say.keys.scan },
        { key: "t", does: say.keys.number },
        { key: "p", does: say.keys.print },
        ...(booking?.button ? [{ key: "b", does: say.keys.book }] : []),
      ]}
      lead={cutOff ?? say.lead}
      left={left}
      notice={
        <>
          {message && <Notice title={message} tone="error" />}
          {partProblem && !message && (
            <Notice title={say.split.problems[partProblem]} tone="error" />
          )}
          {parcel && coldWaiting && <Notice announced={false} title={coldWaiting} />}
        </>
      }
      skipTo={parcel && left > 1 ? skipAfter(parcel.id, courier) : undefined}
      title={say.title}
    >
      {parcel && (
        <div className="grid gap-4" key={`${parcel.id} ${parcel.plan}`}>
          <ParcelForm failure={failure} page={loaderData} parcel={parcel} />
          {booking && (
            <BookingForm desk={booking} fields={fieldsOf(parcel, courier)} orderId={parcel.id} />
          )}
          <SplitParcel courier={courier} parcel={parcel} />
          <SetAside courier={courier} failure={failure} orderId={parcel.id} />
        </div>
      )}
    </QueuePage>
  );
}

/** Keeps the same part of the order, and the courier of the parcel before. */
function fieldsOf({ part }: ShownParcel, courier: string) {
  const units = part.lines.map(({ field, here }) => ({ name: field, value: here }));
  return [
    { name: "number", value: part.number },
    { name: "courier", value: courier },
    ...(part.toCome.length > 0 ? units : []),
  ];
}

function skipAfter(orderId: string, courier: string): string {
  const search = createSearchParams({ after: orderId, ...(courier !== "" && { courier }) });
  return `${href("/admin/orders/to-pack")}?${search}`;
}
