import { Signpost } from "lucide-react";
import { formatDateTime } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { MISSING_KINDS } from "#app/platform/http/missing-address.ts";
import { countMissingPages, missingPagesFor } from "#app/platform/http/missing-pages.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { missingPagesMessages as say } from "./texts.ts";
import type { Route } from "./+types/missing-pages-page.ts";

const missingPageList: ListSpec = {
  key: "missing-pages",
  one: "address",
  many: "addresses",
  search: { label: say.search, max: 100 },
  tabs: choiceFilter(
    "show",
    say.tabs,
    { page: say.kinds.page.tab, file: say.kinds.file.tab, probe: say.kinds.probe.tab },
    ["page", "file", "probe"],
  ),
  sorts: ["seen", "last", "first"],
  sort: "-seen",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

const kindOf = (tab: string) => MISSING_KINDS.find((one) => one === tab) ?? "page";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db } = served.ctx;
  const [{ list, rows }, counts] = await Promise.all([
    loadList({ served, request, url }, missingPageList, (query) =>
      missingPagesFor(db, kindOf(shownTab(missingPageList, query)), query.search),
    ),
    countMissingPages(db),
  ]);
  return { list, rows, counts, kind: kindOf(shownTab(missingPageList, list.query)) };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  {
    label: say.path,
    place: "title",
    cell: ({ id }) => <span className="font-semibold">{id}</span>,
  },
  {
    label: say.referrer,
    cell: ({ referrer }) => referrer ?? say.unknown,
  },
  {
    label: say.seen,
    kind: "number",
    sort: "seen",
    cell: ({ seen }) => seen.toLocaleString("en"),
  },
  {
    label: say.last,
    kind: "time",
    sort: "last",
    first: "desc",
    cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
  },
  {
    label: say.first,
    kind: "time",
    sort: "first",
    first: "desc",
    place: "wide",
    cell: ({ firstSeenAt }) => formatDateTime(firstSeenAt),
  },
];

export default function MissingPagesPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, kind, counts } = loaderData;
  const { caption, none, noneHint } = say.kinds[kind];
  return (
    <ListPage
      caption={caption}
      columns={columns}
      counts={{ page: 0, file: 0, probe: 0, ...counts }}
      empty={{ ofTab: true, icon: <Signpost />, title: none, hint: noneHint }}
      lead={say.lead}
      list={list}
      rowOf={({ id }) => ({ name: id })}
      rows={rows}
      spec={missingPageList}
      title={say.title}
    />
  );
}
