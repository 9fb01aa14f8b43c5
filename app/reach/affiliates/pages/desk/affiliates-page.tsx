import { Handshake } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { affiliateList } from "../../views/affiliate-list.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { AffiliateBadge } from "../../components/affiliate-state.tsx";
import { showAffiliates, type ShownAffiliate } from "./affiliates-page.server.ts";
import type { Route } from "./+types/affiliates-page.ts";

const { columns } = say;

const affiliateColumns: readonly ListColumn<ShownAffiliate>[] = [
  {
    label: columns.name,
    place: "title",
    cell: ({ name }) => name,
    below: ({ email, name }) => email !== name && email,
  },
  {
    label: columns.status,
    place: "state",
    cell: ({ status }) => <AffiliateBadge status={status} />,
  },
  {
    label: columns.code,
    kind: "short",
    sort: "code",
    first: "asc",
    cell: ({ code }) => <span className="figures">{code}</span>,
  },
  { label: columns.orders, kind: "number", cell: ({ orders }) => orders },
  {
    label: columns.earned,
    kind: "amount",
    sort: "earned",
    first: "desc",
    cell: ({ earned }) => earned,
  },
  { label: columns.balance, kind: "amount", onPhone: true, cell: ({ balance }) => balance },
  {
    label: columns.joined,
    kind: "date",
    sort: "joined",
    first: "desc",
    cell: ({ joined }) => <span className="figures">{joined}</span>,
  },
];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showAffiliates({ served: context.get(requestContext), request, url });

export default function AffiliatesPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, mayAdd } = loaderData;
  const add = mayAdd && <LinkButton to={href("/admin/affiliates/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...listTexts(say, <Handshake />, add)}
      columns={affiliateColumns}
      exportTo={href("/admin/affiliates/people/export")}
      list={list}
      rowOf={({ id, name, code }) => ({
        name,
        label: `${name}, ${code}`,
        to: href("/admin/affiliates/people/:affiliateId", { affiliateId: id }),
      })}
      rows={rows}
      spec={affiliateList}
    />
  );
}
