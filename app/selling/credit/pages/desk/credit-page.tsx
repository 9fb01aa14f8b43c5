import { Wallet } from "lucide-react";
import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { owedByCards } from "#app/selling/giftcards/queries/cards.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { creditSums, owedFor, type OwedRow } from "../../queries/owed.server.ts";
import { creditAdminMessages as say } from "../../texts/staff.ts";
import { owedList } from "../../views/owed-list.ts";
import type { Route } from "./+types/credit-page.ts";

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showOwed({ served: context.get(requestContext), request, url });

async function showOwed(asked: ListRequest) {
  const { db } = asked.served.ctx;
  const [{ list, rows }, { owed, issued, used }, cards] = await Promise.all([
    loadList(asked, owedList, (query) => owedFor(db, query)),
    creditSums(db),
    owedByCards(db),
  ]);
  const figures = [
    { label: say.cards.owed, value: money(owed) },
    { label: say.cards.cards, value: money(cards) },
    { label: say.cards.issued, value: money(issued) },
    { label: say.cards.used, value: money(used) },
  ];
  return { list, rows: rows.map(showRow), figures };
}

function showRow({ id, customerId, email, balance, lastAt, ...row }: OwedRow) {
  const name = nameOf({ ...row, email });
  return { id, customerId, email, name, balance: money(balance), last: formatDate(lastAt) };
}

type ShownRow = ReturnType<typeof showRow>;

const columns: readonly ListColumn<ShownRow>[] = [
  {
    label: say.columns.name,
    place: "title",
    cell: ({ name }) => name,
    below: ({ email, name }) => email !== name && email,
  },
  {
    label: say.columns.balance,
    kind: "amount",
    sort: "balance",
    first: "desc",
    onPhone: true,
    cell: ({ balance }) => balance,
  },
  {
    label: say.columns.last,
    kind: "date",
    cell: ({ last }) => <span className="figures">{last}</span>,
  },
];

export default function CreditPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, figures } = loaderData;
  return (
    <ListPage
      caption={say.listCaption}
      columns={columns}
      empty={{ icon: <Wallet />, title: say.none, hint: say.noneHint }}
      exportTo={href("/admin/customers/credit/export")}
      lead={say.lead}
      list={list}
      rowOf={({ customerId, name }) => ({
        name,
        to: href("/admin/customers/:customerId/credit", { customerId }),
      })}
      rows={rows}
      secondExport={{ to: href("/admin/customers/credit/entries"), label: say.entriesFile }}
      spec={owedList}
      title={say.title}
    >
      <FigureCards figures={figures} />
    </ListPage>
  );
}
