import { Gift } from "lucide-react";
import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { stateBadge } from "#app/ui/state-badge.tsx";
import { cardsFor, type CardRow } from "../../queries/list-cards.server.ts";
import { stateOf, type CardState } from "../../rules/card-terms.ts";
import { giftCardAdminMessages as say } from "../../texts/staff.ts";
import { cardList } from "../../views/card-list.ts";
import type { Route } from "./+types/cards-page.ts";

export const CardBadge = stateBadge<CardState>(
  { unpaid: "neutral", waiting: "info", sent: "info", redeemed: "success", void: "neutral" },
  say.states,
);

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const asked = { served, request, url };
  const { list, rows } = await loadList(asked, cardList, (query) => cardsFor(served.ctx.db, query));
  return { list, rows: rows.map(showRow) };
}

function showRow({ id, amount, recipientName, recipientEmail, buyerName, ...row }: CardRow) {
  return {
    id,
    name: recipientName,
    email: recipientEmail,
    buyer: buyerName,
    amount: formatMoney(amount),
    state: stateOf(row),
    sendOn: formatDate(row.sendOn),
    created: formatDate(row.createdAt),
  };
}

type ShownRow = ReturnType<typeof showRow>;

const columns: readonly ListColumn<ShownRow>[] = [
  {
    label: say.columns.recipient,
    place: "title",
    cell: ({ name }) => name,
    below: ({ email }) => email,
  },
  { label: say.columns.state, place: "state", cell: ({ state }) => <CardBadge state={state} /> },
  {
    label: say.columns.amount,
    kind: "amount",
    sort: "amount",
    first: "desc",
    onPhone: true,
    cell: ({ amount }) => amount,
  },
  { label: say.columns.buyer, kind: "short", cell: ({ buyer }) => buyer },
  { label: say.columns.sendOn, kind: "date", cell: ({ sendOn }) => sendOn },
  {
    label: say.columns.created,
    kind: "date",
    sort: "created",
    first: "desc",
    cell: ({ created }) => created,
  },
];

export default function CardsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <Gift />)}
      columns={columns}
      rowOf={({ id, name }) => ({ name, to: href("/admin/gift-cards/:cardId", { cardId: id }) })}
      spec={cardList}
    />
  );
}
