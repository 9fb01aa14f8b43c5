import { href } from "react-router";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { TextLink } from "#app/ui/button.tsx";
import { CommissionBadge } from "../../components/affiliate-state.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import type { ShownCommissionRow } from "../../views/show-commission-row.ts";

const { columns } = say;

export const commissionColumns: readonly ListColumn<ShownCommissionRow>[] = [
  {
    label: columns.order,
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
    cell: ({ affiliateId, code }) => (
      <TextLink
        className="figures"
        to={href("/admin/affiliates/people/:affiliateId", { affiliateId })}
      >
        {code}
      </TextLink>
    ),
  },
  {
    label: columns.customer,
    cell: ({ buyer, email }) => (
      <span className="grid wrap-anywhere">
        {buyer && <span>{buyer}</span>}
        <span className="text-ink-soft">{email}</span>
      </span>
    ),
  },
  { label: columns.goods, numeric: true, place: "wide", cell: ({ goods }) => goods },
  {
    label: columns.rate,
    numeric: true,
    cell: ({ rate, isFirstOrder }) => (
      <span title={isFirstOrder ? say.ofFirst : say.ofLater}>{rate}%</span>
    ),
  },
  {
    label: columns.commission,
    numeric: true,
    sort: "amount",
    first: "desc",
    cell: ({ amount }) => amount,
  },
  { label: columns.left, numeric: true, cell: ({ left }) => left },
  {
    label: columns.date,
    sort: "earned",
    first: "desc",
    cell: ({ date }) => <span className="figures">{date}</span>,
  },
];
