import { CalendarClock } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { WaitlistCard } from "../../components/waitlist-card.tsx";
import { listDoctors } from "../../queries/doctors.server.ts";
import { comingBookingsFor } from "../../queries/staff-bookings.server.ts";
import { runningOffers, waitingWishes } from "../../queries/waitlist.server.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";
import { visitMessages } from "../../texts/staff-visits.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { slotWords } from "../../views/booking-words.ts";
import { showWish } from "../../views/wish-words.ts";
import type { Route } from "./+types/bookings-page.ts";

const bookingList: ListSpec = {
  key: "consultations",
  one: "consultation",
  many: "consultations",
  tabs: choiceFilter(
    "visit",
    say.which,
    { coming: say.coming, to_write: say.toWrite, done: say.done },
    ["coming", "to_write", "done"],
  ),
  filters: [
    { kind: "choice", name: "doctor", label: say.doctor },
    {
      kind: "choice",
      name: "channel",
      label: say.channel,
      choices: Object.entries(say.channels).map(([value, label]) => ({ value, label })),
    },
  ],
  sorts: ["starts"],
  sort: "starts",
  tabSorts: { done: "-starts" },
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor, now } = served.ctx;
  const scope = healthScope(actor);
  if (!scope) throw new Error("the policy table let somebody else in");
  const [{ list, rows }, doctors, wishes, offers] = await Promise.all([
    loadList({ served, request, url }, bookingList, ({ filters }) =>
      comingBookingsFor(db, { scope, now }, filters),
    ),
    listDoctors(db),
    waitingWishes(db),
    runningOffers(db, now),
  ]);
  return {
    list,
    rows: rows.map(({ id, number, startsAt, endsAt, channel, doctorName, visit, clinician }) => ({
      id,
      number,
      doctorName,
      when: slotWords({ startsAt, endsAt }),
      channel: say.channels[channel],
      visit: visitMessages.short(visit, clinician),
    })),
    doctors: doctors.map(({ id, name }) => ({ value: id, label: name })),
    wishes: wishes.map((wish) => showWish(wish, offers.get(wish.id)?.expiresAt)),
    everybody: scope.kind === "all",
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.number, kind: "short", place: "title", cell: ({ number }) => number },
  { label: say.when, sort: "starts", cell: ({ when }) => when },
  { label: say.doctor, cell: ({ doctorName }) => doctorName },
  { label: say.channel, kind: "short", place: "wide", cell: ({ channel }) => channel },
  { label: say.visit, place: "state", cell: ({ visit }) => visit },
];

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, doctors, wishes, everybody } = loaderData;
  return (
    <ListPage
      aside={<WaitlistCard wishes={wishes} />}
      caption={say.caption}
      choices={{ doctor: doctors }}
      columns={columns}
      empty={{ icon: <CalendarClock />, title: say.none, hint: say.noneHint }}
      lead={everybody ? say.lead : say.leadClinician}
      list={list}
      // The list has no panel, because opening a booking shows the customer and is recorded.
      rowOf={({ id, number }) => ({
        name: number,
        label: say.open(number),
        to: href("/admin/consultations/:bookingId", { bookingId: id }),
      })}
      rows={rows}
      spec={bookingList}
      title={say.title}
    />
  );
}
