import { CalendarClock } from "lucide-react";
import { Link, href } from "react-router";
import { readPage } from "#app/lib/page-number.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage } from "#app/ui/list-page.tsx";
import { Td } from "#app/ui/table.tsx";
import { comingBookings } from "../queries/staff-bookings.server.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { slotWords } from "../views/booking-words.ts";
import type { Route } from "./+types/bookings-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const scope = healthScope(ctx.actor);
  if (!scope) throw new Error("the policy table let somebody else in");
  const page = readPage(url.searchParams.get("page"));
  const { rows, hasMore } = await comingBookings(ctx.db, scope, ctx.now, page);
  return {
    rows: rows.map(({ startsAt, endsAt, channel, ...row }) => ({
      ...row,
      when: slotWords({ startsAt, endsAt }),
      channel: say.channels[channel],
    })),
    page,
    hasMore,
    everybody: scope.kind === "all",
  };
}

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, hasMore, everybody } = loaderData;
  return (
    <ListPage
      caption={say.caption}
      columns={[say.when, say.doctor, say.channel]}
      empty={{ icon: <CalendarClock />, title: say.none, hint: say.noneHint }}
      lead={everybody ? say.lead : say.leadClinician}
      pager={{
        after: say.later,
        before: say.sooner,
        hasMore,
        hrefOf: (to) => `${href("/admin/consultations")}?page=${to}`,
        label: say.pages,
        page,
      }}
      rows={rows}
      title={say.title}
    >
      {({ id, number, when, doctorName, channel }) => (
        <tr key={id}>
          <Td>
            <span className="block whitespace-nowrap">{when}</span>
            <Link
              aria-label={say.open(number)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              to={href("/admin/consultations/:bookingId", { bookingId: id })}
            >
              {number}
            </Link>
          </Td>
          <Td>{doctorName}</Td>
          <Td>{channel}</Td>
        </tr>
      )}
    </ListPage>
  );
}
