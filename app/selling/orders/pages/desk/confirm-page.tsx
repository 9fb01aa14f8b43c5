import { data, Form, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { confirmByPhone } from "../../commands/confirm-by-phone.server.ts";
import { chosenIds, chosenOrders } from "../../queries/chosen-orders.server.ts";
import { whyNotConfirm } from "../../rules/bulk-orders.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { answerBulk } from "#app/platform/list/bulk-answer.server.ts";
import { runBulk } from "#app/platform/list/bulk.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { listAddress } from "./list-address.ts";
import { ChosenTable, NothingChosen, PassedOrders } from "./chosen-table.tsx";
import type { Route } from "./+types/confirm-page.ts";

const say = bulkMessages.confirm;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext).ctx;
  const chosen = await chosenOrders(db, chosenIds(url.searchParams.get("ids")));
  const judged = chosen.map((order) => ({ order, why: whyNotConfirm(order) }));
  return {
    backTo: listAddress(url.searchParams),
    rows: judged.flatMap(({ order, why }) => (why ? [] : [order])),
    passed: judged.flatMap(({ order: { id, orderNumber }, why }) =>
      why ? [{ id, orderNumber, why: bulkMessages.why[why] }] : [],
    ),
  };
}

/** The command skips orders that no longer wait, with the reason. */
export async function action({ url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const chosen = await chosenOrders(served.ctx.db, chosenIds(url.searchParams.get("ids")));
  if (chosen.length === 0) return data({ message: bulkMessages.nobody }, { status: 409 });
  const names = new Map(chosen.map(({ id, orderNumber }) => [id, orderNumber]));
  const done = await runBulk([...names.keys()], async (id) => {
    const confirmed = await confirmByPhone(served.ctx, id);
    const name = names.get(id) ?? bulkMessages.gone;
    return confirmed.ok ? { name } : { name, passed: say.refusals[confirmed.reason] };
  });
  return answerBulk(served, listAddress(url.searchParams), done, say.done);
}

export default function ConfirmOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, passed } = loaderData;
  const pending = useNavigation().formMethod === "POST";
  const isNothing = rows.length === 0 && passed.length === 0;
  return (
    <RecordPage
      back={{ to: loaderData.backTo, label: bulkMessages.back }}
      lead={say.lead}
      notices={actionData && <Notice title={actionData.message} tone="error" />}
      title={say.title}
    >
      {isNothing && <NothingChosen backTo={loaderData.backTo} />}
      {rows.length === 0 && !isNothing && <p className="text-ink-soft">{say.none}</p>}
      {rows.length > 0 && (
        <>
          <ChosenTable caption={bulkMessages.chosen} rows={rows} />
          <Form method="post">
            <Button pending={pending}>{say.submit(rows.length)}</Button>
          </Form>
        </>
      )}
      <PassedOrders orders={passed} />
    </RecordPage>
  );
}
