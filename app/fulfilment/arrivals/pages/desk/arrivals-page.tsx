import { ThermometerSnowflake } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { arrivalMessages as say } from "../../texts/staff.ts";
import { arrivalList } from "../../views/arrival-list.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ArrivalBadge } from "../../components/arrival-badge.tsx";
import { CourierCard } from "./courier-card.tsx";
import { showArrivals, type ShownArrival } from "./arrivals-page.server.ts";
import type { Route } from "./+types/arrivals-page.ts";

const arrivalColumns: readonly ListColumn<ShownArrival>[] = [
  {
    label: say.columns.order,
    place: "title",
    cell: ({ orderNumber }) => <span className="figures">{orderNumber}</span>,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ state }) => <ArrivalBadge state={state} />,
  },
  { label: say.columns.felt, cell: ({ felt }) => felt },
  { label: say.columns.hours, kind: "number", cell: ({ hours }) => hours },
  { label: say.columns.courier, kind: "short", cell: ({ courier }) => courier },
  {
    label: say.columns.reported,
    kind: "time",
    sort: "reported",
    first: "desc",
    cell: ({ reported }) => <span className="figures">{reported}</span>,
  },
];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showArrivals({ served: context.get(requestContext), request, url });

export default function ArrivalsPage({ loaderData }: Route.ComponentProps) {
  const { figures, ...shown } = loaderData;
  return (
    <ListPage
      {...shown}
      {...listTexts(say, <ThermometerSnowflake />)}
      columns={arrivalColumns}
      rowOf={({ id, orderNumber }) => ({
        name: orderNumber,
        to: href("/admin/arrivals/:arrivalId", { arrivalId: id }),
      })}
      spec={arrivalList}
    >
      <CourierCard figures={figures} />
    </ListPage>
  );
}
