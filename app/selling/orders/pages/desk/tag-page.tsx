import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { RecordPage } from "#app/ui/record-page.tsx";
import { TagPage } from "#app/running/tags/components/tag-page.tsx";
import { loadTagPage, submitTags } from "#app/running/tags/pages/desk/tag-forms.server.ts";
import { taggedOrder } from "../../commands/tag-order.server.ts";
import { chosenIds, chosenOrders } from "../../queries/chosen-orders.server.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { orderTagTexts as say } from "../../texts/staff-notes.ts";
import { ChosenTable, NothingChosen } from "./chosen-table.tsx";
import { listAddress } from "./list-address.ts";
import type { Route } from "./+types/tag-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.several.title, matches)];

const chosen = (url: URL) => ({
  ids: chosenIds(url.searchParams.get("ids")),
  backTo: listAddress(url.searchParams),
});

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadTagPage(context.get(requestContext).ctx.db, taggedOrder.tables, {
    ...chosen(url),
    choose: chosenOrders,
  });

export const action = ({ request, url, context }: Route.ActionArgs) =>
  submitTags(context.get(requestContext), request, taggedOrder, chosen(url));

export default function TagOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, backTo } = loaderData;
  if (rows.length === 0 && !actionData) {
    return (
      <RecordPage back={{ to: backTo, label: say.several.back }} title={say.several.title}>
        <NothingChosen backTo={backTo} />
      </RecordPage>
    );
  }
  return (
    <TagPage answer={actionData} say={say} shown={loaderData}>
      <ChosenTable
        caption={bulkMessages.chosen}
        columns={[{ label: bulkMessages.columns.tags, cell: ({ tags }) => tags.join(", ") }]}
        rows={rows}
      />
    </TagPage>
  );
}
