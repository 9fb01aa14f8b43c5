import { Webhook } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { WebhookStateBadge } from "../../components/webhook-badges.tsx";
import { listWebhooks } from "../../queries/list-webhooks.server.ts";
import { webhookMessages as say } from "../../texts/staff.ts";
import { showWebhook, type ShownWebhook } from "../../views/show-webhook.ts";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import type { Route } from "./+types/webhooks-page.ts";

const webhookList: ListSpec = {
  key: "webhooks",
  one: "webhook",
  many: "webhooks",
  sorts: ["made", "address"],
  sort: "-made",
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { list, rows } = await loadWholeList({ served, request, url }, webhookList, {
    rows: () => listWebhooks(served.ctx.db),
    sorts: { made: ({ createdAt }) => createdAt, address: ({ url: address }) => address },
  });
  return { list, rows: rows.map(showWebhook) };
}

const columns: readonly ListColumn<ShownWebhook>[] = [
  { label: say.columns.url, place: "title", sort: "address", cell: ({ address }) => address },
  { label: say.columns.events, cell: ({ events }) => events },
  { label: say.columns.last, cell: ({ last }) => last },
  { label: say.columns.state, place: "state", cell: WebhookStateBadge },
];

export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
  const add = (
    <LinkButton to={href("/admin/settings/integrations/webhooks/new")}>{say.add}</LinkButton>
  );
  return (
    <ListPage
      {...loaderData}
      {...listTexts(say, <Webhook />, add)}
      columns={columns}
      rowOf={({ id, address }) => ({
        name: address,
        to: href("/admin/settings/integrations/webhooks/:webhookId", { webhookId: id }),
      })}
      spec={webhookList}
    />
  );
}
