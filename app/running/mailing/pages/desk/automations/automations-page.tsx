import { Workflow } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { automationMessages as say } from "#app/running/automations/texts/staff.ts";
import { automationList } from "#app/running/automations/views/automation-list.ts";
import { may } from "#app/platform/access/may.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { stateColumn } from "#app/ui/list/state-column.tsx";
import { showAutomations } from "./automations-page.server.ts";
import type { Route } from "./+types/automations-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const loaded = await loadWholeList({ served, request, url }, automationList, {
    rows: () => showAutomations(served.ctx),
    sorts: { place: ({ place }) => place, name: ({ name }) => name, sent: ({ sent }) => sent },
  });
  return { ...loaded, mayLimit: may(served.ctx.actor, "settings:read") };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly ListColumn<Row>[] = [
  { label: say.columns.name, place: "title", sort: "name", cell: ({ name }) => name },
  {
    label: say.columns.delay,
    kind: "short",
    cell: ({ delay, delayUnit }) => (delay === 0 ? say.notAtAll : say.wait(delay, delayUnit)),
  },
  { label: say.columns.inIt, kind: "number", cell: ({ inIt }) => inIt },
  { label: say.columns.sent, kind: "amount", sort: "sent", cell: ({ sent }) => sent },
  stateColumn(say.columns.state, say.states),
];

export default function AutomationsPage({ loaderData }: Route.ComponentProps) {
  const { mayLimit, ...shown } = loaderData;
  return (
    <ListPage
      {...shown}
      {...listTexts(say, <Workflow />)}
      actions={
        mayLimit && (
          <LinkButton to={href("/admin/settings/notification")} variant="secondary">
            {say.toSettings}
          </LinkButton>
        )
      }
      columns={columns}
      rowOf={({ id, name }) => ({
        name,
        to: href("/admin/email/automations/:automation", { automation: id }),
      })}
      spec={automationList}
    />
  );
}
