import { TierBadge } from "../../components/tier-badge.tsx";
import { customerMessages as say } from "../../texts/staff.ts";
import { tagMessages } from "#app/running/tags/texts/staff.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { TagChips } from "#app/ui/list/tag-chips.tsx";
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
    below: ({ tags }) => <TagChips label={tagMessages.title} tags={tags} />,
  },
  {
    label: say.email,
    sort: "email",
    cell: ({ email, confirmed, isGuest }) => (
      <span className="block wrap-anywhere">
        {email}
        {isGuest && <span className="block text-ink-soft">{say.guest}</span>}
        {!isGuest && !confirmed && <span className="block text-ink-soft">{say.unconfirmed}</span>}
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
  {
    label: say.lastOrder,
    place: "wide",
    cell: ({ lastOrder }) => <span className="whitespace-nowrap">{lastOrder ?? say.nothing}</span>,
  },
  { label: say.status, place: "state", cell: ({ tier }) => <TierBadge tier={tier} /> },
  {
    label: say.joined,
    sort: "joined",
    first: "desc",
    cell: ({ joined }) => <span className="whitespace-nowrap">{joined}</span>,
  },
];
