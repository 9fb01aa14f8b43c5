import { Link, href } from "react-router";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { CommissionBadge } from "../../components/affiliate-state.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import type { ShownCommissionRow } from "../../views/show-commission-row.ts";

const { columns } = say;

export const commissionColumns: readonly ListColumn<ShownCommissionRow>[] = [
  {
    label: columns.order,
    kind: "short",
    place: "title",
    cell: ({ orderNumber }) => <span className="figures">{orderNumber}</span>,
  },
  {
    label: columns.status,
    place: "state",
    cell: ({ standing }) => <CommissionBadge standing={standing} />,
  },
  {
    label: columns.affiliate,
    kind: "short",
    cell: ({ affiliateId, code }) => (
      <Link
        className="list-act"
        to={href("/admin/affiliates/people/:affiliateId", { affiliateId })}
      >
        {code}
      </Link>
    ),
  },
  // The first two facts are also on a phone.
  { label: columns.left, kind: "amount", cell: ({ left }) => left },
  {
    label: columns.commission,
    kind: "amount",
    onPhone: true,
    sort: "amount",
    first: "desc",
    cell: ({ amount }) => amount,
  },
  {
    label: columns.customer,
    cell: ({ buyer, email }) => (
      <>
        {buyer} <span className="text-ink-soft">{email}</span>
      </>
    ),
  },
  { label: columns.goods, kind: "amount", place: "wide", cell: ({ goods }) => goods },
  {
    label: columns.rate,
    kind: "number",
    cell: ({ rate, isFirstOrder }) => (
      <span title={isFirstOrder ? say.ofFirst : say.ofLater}>{rate}%</span>
    ),
  },
  {
    label: columns.date,
    kind: "date",
    sort: "earned",
    first: "desc",
    cell: ({ date }) => <span className="figures">{date}</span>,
  },
];
