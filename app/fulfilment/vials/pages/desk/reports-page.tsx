import { ShieldQuestion } from "lucide-react";
import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage } from "#app/ui/list/list-page.tsx";
import { OftenLookedUp } from "../../components/often-looked-up.tsx";
import { oftenLookedUp } from "../../queries/vial.server.ts";
import { reportsFor } from "../../queries/vial-reports.server.ts";
import { showCode } from "../../rules/vial-code.ts";
import { vialMessages as say } from "../../texts/staff.ts";
import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/reports-page.ts";

const vialReportList: ListSpec = {
  key: "vial-reports",
  one: "report",
  many: "reports",
  tabs: choiceFilter("show", say.tabsLabel, say.tabs, ["open", "settled"]),
  sorts: ["received"],
  sort: "received",
  tabSorts: { settled: "-received" },
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.reports, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, actor } = served.ctx;
  const [{ list, rows }, often] = await Promise.all([
    loadList({ served, request, url }, vialReportList, (query) => reportsFor(db, query)),
    may(actor, "lots:read") ? oftenLookedUp(db) : undefined,
  ]);
  return {
    list,
    tab: shownTab(vialReportList, list.query) === "settled" ? "settled" : "open",
    often: often?.map((one) => ({ ...one, code: showCode(one.code) })),
    rows: rows.map(({ id, code, complaint, message, createdAt, settledAt, lotNumber }) => ({
      id,
      code: showCode(code),
      complaint: say.complaints[complaint],
      message,
      received: formatDateTime(createdAt),
      isSettled: settledAt !== null,
      lotNumber,
    })),
  } as const;
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  {
    label: say.code,
    place: "title",
    cell: ({ code }) => code,
    below: ({ message }) => <bdi>{message}</bdi>,
  },
  { label: say.complaint, kind: "short", cell: ({ complaint }) => complaint },
  { label: say.lot, kind: "short", place: "wide", cell: ({ lotNumber }) => lotNumber },
  {
    label: say.received,
    kind: "time",
    sort: "received",
    cell: ({ received }) => received,
  },
  {
    label: say.state,
    place: "state",
    cell: ({ isSettled }) => (
      <Badge look="plain" tone={isSettled ? "neutral" : "warning"}>
        {isSettled ? say.settled : say.open}
      </Badge>
    ),
  },
];

export default function VialReportsPage({ loaderData }: Route.ComponentProps) {
  const { list, rows, tab, often } = loaderData;
  return (
    <ListPage
      aside={often && <OftenLookedUp codes={often} />}
      caption={say.tabs[tab]}
      columns={columns}
      empty={{ ofTab: true, icon: <ShieldQuestion />, title: say.empty[tab], hint: say.emptyHint }}
      lead={say.reportsLead}
      list={list}
      rowOf={({ id, code, received }) => ({
        name: say.reportOf(code, received),
        to: href("/admin/vial-reports/:reportId", { reportId: id }),
        panel: href("/admin/vial-reports/:reportId/summary", { reportId: id }),
      })}
      rows={rows}
      spec={vialReportList}
      title={say.reports}
    />
  );
}
