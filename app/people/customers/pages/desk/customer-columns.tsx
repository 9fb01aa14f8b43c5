import { TierBadge } from "../../components/tier-badge.tsx";
import { customerMessages as say } from "../../texts/staff.ts";
import { tagMessages } from "#app/running/tags/texts/staff.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { TagChips } from "#app/ui/list/tag-chips.tsx";
import { Email } from "#app/ui/list/email.tsx";
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
      <>
        <Email>{email}</Email> {isGuest && <span className="text-ink-soft">{say.guest}</span>}
        {!isGuest && !confirmed && <span className="text-ink-soft">{say.unconfirmed}</span>}
      </>
    ),
  },
  {
    label: say.phone,
    kind: "short",
    place: "wide",
    cell: ({ phone }) =>
      phone && (
        <span className="figures" title={phone.ofLastOrder ? say.ofLastOrder : undefined}>
          {phone.number}
        </span>
      ),
  },
  { label: say.orders, kind: "few", cell: ({ orders }) => orders },
  { label: say.spent, kind: "amount", onPhone: true, cell: ({ spent }) => spent },
  { label: say.lastOrder, kind: "date", place: "wide", cell: ({ lastOrder }) => lastOrder },
  { label: say.status, place: "state", cell: ({ tier }) => <TierBadge tier={tier} /> },
  {
    label: say.joined,
    kind: "date",
    sort: "joined",
    first: "desc",
    cell: ({ joined }) => joined,
  },
];
