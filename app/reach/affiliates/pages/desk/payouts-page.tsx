import { Banknote } from "lucide-react";
import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ListPage, listTexts } from "#app/ui/list/list-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { draftPayout } from "../../commands/draft-payout.server.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";
import { payoutList } from "../../views/payout-list.ts";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import { PayoutBadge } from "../../components/payout-state.tsx";
import { showPayouts, type ShownPayout } from "./payouts-page.server.ts";
import type { Route } from "./+types/payouts-page.ts";

const { columns } = say;

const payoutColumns: readonly ListColumn<ShownPayout>[] = [
  {
    label: columns.number,
    place: "title",
    sort: "number",
    first: "desc",
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  { label: columns.state, place: "state", cell: ({ state }) => <PayoutBadge state={state} /> },
  { label: columns.affiliates, kind: "number", cell: ({ lines }) => lines },
  { label: columns.total, kind: "amount", cell: ({ total }) => total },
  {
    label: columns.flagged,
    kind: "number",
    cell: ({ flagged }) => (flagged > 0 ? flagged : say.nothingToLookAt),
  },
  {
    label: columns.drafted,
    kind: "time",
    cell: ({ drafted }) => <span className="figures">{drafted}</span>,
  },
];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showPayouts({ served: context.get(requestContext), request, url });

export async function action({ context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const drafted = await draftPayout(served.ctx);
  if (!drafted.ok) {
    const status = drafted.reason === "forbidden" ? 403 : 409;
    return data({ message: say.refused[drafted.reason] }, { status });
  }
  const page = href("/admin/affiliates/payouts/:payoutId", { payoutId: drafted.value.id });
  return redirectWithFlash(served, page, say.drafted);
}

export default function PayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, mayPay } = loaderData;
  return (
    <ListPage
      {...listTexts(say, <Banknote />)}
      actions={
        mayPay && (
          <IntentForm intent="draft">
            <IntentButton>{say.draft}</IntentButton>
          </IntentForm>
        )
      }
      columns={payoutColumns}
      list={list}
      rowOf={({ id, number }) => ({
        name: number,
        to: href("/admin/affiliates/payouts/:payoutId", { payoutId: id }),
      })}
      rows={rows}
      spec={payoutList}
    >
      {actionData && <Notice title={actionData.message} tone="error" />}
    </ListPage>
  );
}
