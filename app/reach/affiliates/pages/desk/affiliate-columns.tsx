import type { ListColumn } from "#app/ui/list/list-column.ts";
import { AffiliateBadge } from "../../components/affiliate-state.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import type { ShownAffiliate } from "./show-affiliates.server.ts";

const { columns } = say;

export const affiliateColumns: readonly ListColumn<ShownAffiliate>[] = [
  {
    label: columns.name,
    place: "title",
    cell: ({ name }) => name,
    below: ({ email, name }) =>
      email === name ? null : <span className="block wrap-anywhere text-ink-soft">{email}</span>,
  },
  {
    label: columns.status,
    place: "state",
    cell: ({ status }) => <AffiliateBadge status={status} />,
  },
  {
    label: columns.code,
    sort: "code",
    first: "asc",
    cell: ({ code }) => <span className="figures">{code}</span>,
  },
  { label: columns.orders, numeric: true, cell: ({ orders }) => orders },
  {
    label: columns.earned,
    numeric: true,
    sort: "earned",
    first: "desc",
    cell: ({ earned }) => earned,
  },
  { label: columns.balance, numeric: true, cell: ({ balance }) => balance },
  {
    label: columns.joined,
    sort: "joined",
    first: "desc",
    cell: ({ joined }) => <span className="figures">{joined}</span>,
  },
];
