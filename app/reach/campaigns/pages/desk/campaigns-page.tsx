import { Megaphone } from "lucide-react";
import { Link, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadList } from "#app/platform/list/load-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { campaignFigures, campaignsFor } from "../../queries/list-campaigns.server.ts";
import { mayDelete, mayEdit } from "../../rules/campaign-states.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";
import { campaignList } from "../../views/campaign-list.ts";
import { showRate, showShare } from "../../views/show-share.ts";
import { CampaignBadge } from "./campaign-state.tsx";
import type { Route } from "./+types/campaigns-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db } = served.ctx;
  const [figures, found] = await Promise.all([
    campaignFigures(db),
    loadList({ served, request, url }, campaignList, (query) => campaignsFor(db, query)),
  ]);
  return { figures, mayConnect: may(served.ctx.actor, "settings:write"), ...found };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  {
    label: say.columns.campaign,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    below: ({ subject }) => subject,
  },
  {
    label: say.columns.status,
    place: "state",
    cell: ({ state }) => <CampaignBadge state={state} />,
  },
  {
    label: say.columns.recipients,
    kind: "number",
    cell: ({ sentCount }) => sentCount.toLocaleString("en"),
  },
  { label: say.columns.opens, kind: "amount", cell: (row) => showShare(row.openCount, row) },
  { label: say.columns.clicks, kind: "amount", cell: (row) => showShare(row.clickCount, row) },
  {
    label: say.columns.created,
    kind: "time",
    place: "wide",
    sort: "created",
    first: "desc",
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];

function rowActs({ id: campaignId, name, state }: Row) {
  const page = href("/admin/email/campaigns/:campaignId", { campaignId });
  const edit = href("/admin/email/campaigns/:campaignId/edit", { campaignId });
  const acts = [
    mayEdit(state) && ([say.actions.send, `${page}#send`] as const),
    mayEdit(state) && ([say.actions.edit, edit] as const),
    mayDelete(state) && ([say.actions.remove, `${page}#remove`] as const),
  ].filter((act) => act !== false);
  if (acts.length === 0) return null;
  return acts.map(([label, to]) => (
    <Link aria-label={say.actOf(label, name)} className="list-choice" key={label} to={to}>
      {label}
    </Link>
  ));
}

export default function CampaignsPage({ loaderData }: Route.ComponentProps) {
  const { figures, mayConnect, list, rows } = loaderData;
  const { total, sent, recipients, openRate } = figures;
  const add = <LinkButton to={href("/admin/email/campaigns/new")}>{say.add}</LinkButton>;
  return (
    <ListPage
      {...listTexts(say, <Megaphone />, add)}
      columns={columns}
      list={list}
      renderActs={rowActs}
      rowOf={({ id, name }) => ({
        name,
        to: href("/admin/email/campaigns/:campaignId", { campaignId: id }),
      })}
      rows={rows}
      spec={campaignList}
    >
      <FigureCards
        figures={[
          { label: say.cards.total, value: total.toLocaleString("en") },
          { label: say.cards.sent, value: sent.toLocaleString("en") },
          { label: say.cards.recipients, value: recipients.toLocaleString("en") },
          {
            label: say.cards.openRate,
            value: openRate === null ? say.notSent : showRate(openRate),
            hint: say.cards.openRateHint,
          },
        ]}
      />
      <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="measure">
          <h2 className="font-text font-semibold">{say.highlevel.title}</h2>
          <p className="text-ink-soft">{say.highlevel.text}</p>
        </div>
        {mayConnect ? (
          <LinkButton to={href("/admin/settings/integrations/highlevel")} variant="secondary">
            {say.highlevel.open}
          </LinkButton>
        ) : (
          <p className="text-sm text-ink-soft">{say.highlevel.byOwner}</p>
        )}
      </Card>
    </ListPage>
  );
}
