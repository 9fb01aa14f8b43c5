import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ArrivalBadge } from "../components/arrival-badge.tsx";
import { arrivalMessages as say } from "../texts/staff.ts";
import type { ShownArrival } from "./show-arrivals.server.ts";

export const arrivalColumns: readonly ListColumn<ShownArrival>[] = [
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
  { label: say.columns.hours, numeric: true, cell: ({ hours }) => hours },
  { label: say.columns.courier, cell: ({ courier }) => courier },
  {
    label: say.columns.reported,
    sort: "reported",
    first: "desc",
    cell: ({ reported }) => <span className="figures">{reported}</span>,
  },
];
