import { MailX } from "lucide-react";
import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { openAddress } from "#app/platform/mail/suppressions.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { suppressionsFor } from "../../queries/list-suppressions.server.ts";
import { suppressionMessages as say } from "../../texts/staff-suppressions.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { SUPPRESSION_REASONS } from "#app/platform/mail/suppression-terms.ts";
import type { Route } from "./+types/suppressions-page.ts";

/** The search stays out of the URL because it names a person. */
const suppressionList: ListSpec = {
  key: "suppressions",
  one: "address",
  many: "addresses",
  search: { label: say.search, max: 254, personal: true },
  filters: [choiceFilter("reason", say.columns.reason, say.reasons, SUPPRESSION_REASONS)],
  sorts: ["since"],
  sort: "-since",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { list, rows } = await loadList({ served, request, url }, suppressionList, (query) =>
    suppressionsFor(served.ctx, query),
  );
  return {
    list,
    rows: rows.map(({ id, reason, note, createdAt, sealedAddress }) => ({
      id,
      reason,
      note,
      since: formatDateTime(createdAt),
      address: openAddress(served.ctx, sealedAddress) || say.erased,
    })),
  };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.columns.address, place: "title", cell: ({ address }) => address },
  {
    label: say.columns.reason,
    kind: "time",
    place: "state",
    cell: ({ reason }) => (
      <Badge look="plain" tone={reason === "unsubscribed" ? "neutral" : "warning"}>
        {say.reasons[reason]}
      </Badge>
    ),
  },
  { label: say.columns.stops, cell: ({ reason }) => say.stops[reason] },
  {
    label: say.columns.since,
    kind: "time",
    sort: "since",
    first: "desc",
    cell: ({ since }) => since,
  },
  { label: say.columns.note, place: "wide", cell: ({ note }) => note },
];

export default function SuppressionsPage({ loaderData }: Route.ComponentProps) {
  const add = <LinkButton to={href("/admin/email/suppressions/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <MailX />, add)}
      columns={columns}
      rowOf={({ id, address }) => ({
        name: address,
        to: href("/admin/email/suppressions/:suppressionId", { suppressionId: id }),
      })}
      spec={suppressionList}
    />
  );
}
