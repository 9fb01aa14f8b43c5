import type { ListColumn } from "#app/ui/list/list-column.ts";
import { PayoutBadge } from "../components/payout-state.tsx";
import { payoutMessages as say } from "../texts/staff-payouts.ts";
import type { ShownPayout } from "./show-payouts.server.ts";

const { columns } = say;

export const payoutColumns: readonly ListColumn<ShownPayout>[] = [
  {
    label: columns.number,
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  { label: columns.state, place: "state", cell: ({ state }) => <PayoutBadge state={state} /> },
  { label: columns.affiliates, numeric: true, cell: ({ lines }) => lines },
  { label: columns.total, numeric: true, cell: ({ total }) => total },
  {
    label: columns.flagged,
    numeric: true,
    cell: ({ flagged }) => (flagged > 0 ? flagged : say.nothingToLookAt),
  },
  { label: columns.drafted, cell: ({ drafted }) => <span className="figures">{drafted}</span> },
];
