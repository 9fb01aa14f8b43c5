import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { chosenIds } from "../../queries/chosen-orders.server.ts";
import { tellsBuyers } from "../../queries/tells-buyers.server.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { checkNumbers, courierChoices, shippableOrders } from "./check-numbers.server.ts";
import { ChosenTable, NothingChosen, PassedOrders } from "./chosen-table.tsx";
import { sendParcels } from "./ship-page.server.ts";
import { listAddress } from "./list-address.ts";
import { CheckedParcels, PasteForm } from "./ship-forms.tsx";
import type { Route } from "./+types/ship-page.ts";

const say = bulkMessages.ship;

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const [orders, couriers, isBuyerTold] = await Promise.all([
    shippableOrders(ctx, chosenIds(url.searchParams.get("ids"))),
    courierChoices(ctx),
    tellsBuyers(ctx.db),
  ]);
  return { ...orders, couriers, isBuyerTold, backTo: listAddress(url.searchParams) };
}

/** First checks the numbers, then ships the orders. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const { rows } = await shippableOrders(served.ctx, chosenIds(url.searchParams.get("ids")));
  const { intent, courier = "", pasted = "" } = texts;
  if (rows.length === 0) return data({ message: say.none }, { status: 409 });
  if (intent === "send") {
    return sendParcels(served, rows, { texts, backTo: listAddress(url.searchParams) });
  }
  if (intent !== "check") return data({ message: bulkMessages.noStep }, { status: 422 });
  const couriers = await courierChoices(served.ctx);
  const isKnown = couriers.some(({ value }) => value === courier);
  const checked = await checkNumbers(served.ctx, rows, { pasted, courier });
  const isFine = isKnown && checked.problems.length === 0;
  const error = isKnown ? undefined : say.choose;
  return data({ checked, error, isFine, typed: { courier, pasted } }, isFine ? 200 : 422);
}

/** Revalidate after a rejected action too: parcels that left in the meantime are removed. */
export const shouldRevalidate = () => true;

export default function ShipOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, passed, couriers, isBuyerTold } = loaderData;
  const answer = actionData && "checked" in actionData ? actionData : undefined;
  const refusal = actionData && "message" in actionData ? actionData.message : undefined;
  const isNothing = rows.length === 0 && passed.length === 0;
  return (
    <RecordPage
      back={{ to: loaderData.backTo, label: bulkMessages.back }}
      lead={say.lead}
      notices={refusal !== undefined && <Notice title={refusal} tone="error" />}
      title={say.title}
    >
      {isNothing && <NothingChosen backTo={loaderData.backTo} />}
      {rows.length === 0 && !isNothing && <p className="text-ink-soft">{say.none}</p>}
      {answer && answer.checked.problems.length > 0 && (
        <Notice title={say.mend} tone="error">
          <ul className="grid gap-1">
            {answer.checked.problems.map((problem) => (
              <li className="wrap-anywhere" key={problem}>
                {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {answer?.isFine && (
        <CheckedParcels checked={answer.checked} couriers={couriers} isBuyerTold={isBuyerTold} />
      )}
      {rows.length > 0 && (
        <>
          <PasteForm couriers={couriers} error={answer?.error} typed={answer?.typed} />
          {!answer?.isFine && <ChosenTable caption={bulkMessages.chosen} rows={rows} />}
        </>
      )}
      <PassedOrders orders={passed} />
    </RecordPage>
  );
}
