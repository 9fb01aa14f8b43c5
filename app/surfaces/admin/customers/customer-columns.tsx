import { TierBadge } from "#app/modules/customers/components/tier-badge.tsx";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import type { ShownCustomer } from "./show-customers.server.ts";

export const customerColumns: readonly ListColumn<ShownCustomer>[] = [
  {
    label: say.name,
    place: "title",
    cell: ({ name, email }) =>
      name ? (
        <bdi>{name}</bdi>
      ) : (
        <>
          {say.unnamed}
          <span className="sr-only"> {email}</span>
        </>
      ),
  },
  {
    label: say.email,
    sort: "email",
    cell: ({ email, confirmed }) => (
      <span className="block wrap-anywhere">
        {email}
        {!confirmed && <span className="block text-ink-soft">{say.unconfirmed}</span>}
      </span>
    ),
  },
  {
    label: say.phone,
    place: "wide",
    cell: ({ phone }) => (
      <span className="figures block whitespace-nowrap">
        {phone?.number ?? say.nothing}
        {phone?.ofLastOrder && <span className="block text-ink-soft">{say.ofLastOrder}</span>}
      </span>
    ),
  },
  { label: say.orders, numeric: true, cell: ({ orders }) => orders },
  { label: say.spent, numeric: true, cell: ({ spent }) => spent },
  { label: say.status, place: "state", cell: ({ tier }) => <TierBadge tier={tier} /> },
  {
    label: say.joined,
    sort: "joined",
    first: "desc",
    cell: ({ joined }) => <span className="whitespace-nowrap">{joined}</span>,
  },
];
