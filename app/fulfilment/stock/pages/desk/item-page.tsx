import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { FigureCards } from "#app/ui/figure-cards.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { ItemForms } from "./item-forms.tsx";
import { ItemLots } from "./item-lots.tsx";
import { Part } from "./item-part.tsx";
import { MovementList, OrderLink } from "./movement-list.tsx";
import { OnHandChart } from "./on-hand-chart.tsx";
import { showLevel } from "./show-level.server.ts";
import { submitLevel } from "./submit-level.server.ts";
import type { Route } from "./+types/item-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? `${loaderData.item.name}: ${say.title}` : say.title, matches),
];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  showLevel(context.get(requestContext).ctx, params.levelId, url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitLevel(context.get(requestContext), request, params.levelId);

export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, lots, reservers, line, mayWrite, mayReadOrders, mayWriteProduct } = loaderData;
  return (
    <RecordPage
      acts={
        mayWriteProduct && (
          <TextLink to={href("/admin/products/:productId", { productId: item.productId })}>
            {say.product}
          </TextLink>
        )
      }
      back={{ to: href("/admin/stock"), label: say.back }}
      lead={<About item={item} />}
      notices={actionData?.form === "none" && <Notice title={say.noStep} tone="error" />}
      state={
        <Badge look="plain" tone={item.tone}>
          {item.state}
        </Badge>
      }
      title={item.name}
    >
      <FigureCards
        figures={[
          { label: say.columns.onHand, value: item.onHand.toLocaleString("en") },
          { label: say.columns.reserved, value: item.reserved.toLocaleString("en") },
          { label: say.columns.available, value: item.available.toLocaleString("en") },
          { label: say.columns.daysLeft, value: item.daysLeft, hint: item.perDayHint },
        ]}
      />
      <div className="gap-10 max-xl:-mb-10 *:mb-10 *:break-inside-avoid xl:columns-2">
        <Part title={say.chart}>
          <OnHandChart line={line} />
        </Part>
        <Part title={say.reservedFor}>
          <ReserverList mayReadOrders={mayReadOrders} reservers={reservers} />
        </Part>
        {lots && (
          <Part title={say.lots}>
            <ItemLots lots={lots} name={item.productName} />
          </Part>
        )}
        {mayWrite && <ItemForms answer={actionData} item={item} usual={loaderData.usualLimit} />}
      </div>
      <Part title={say.movements}>
        <MovementList {...loaderData} levelId={item.id} />
      </Part>
    </RecordPage>
  );
}

type Item = Route.ComponentProps["loaderData"]["item"];

function About({ item: { sku, shelf } }: { item: Item }) {
  return (
    <>
      <span className="figures">{sku}</span>
      {shelf && (
        <span>
          {say.shelf} {shelf}
        </span>
      )}
    </>
  );
}

type Reserver = {
  orderId: string;
  orderNumber: string;
  status: string;
  units: number;
  until: string;
};

type ReserverListProps = { reservers: readonly Reserver[]; mayReadOrders: boolean };

/** The open orders that reserve the units. */
function ReserverList({ reservers, mayReadOrders }: ReserverListProps) {
  if (reservers.length === 0) return <p className="text-ink-soft">{say.nothingReserved}</p>;
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-surface px-4">
      {reservers.map(({ orderId, orderNumber, status, units, until }) => (
        <li className="flex flex-wrap items-center justify-between gap-x-4 py-2" key={orderId}>
          <span>
            {mayReadOrders ? (
              <OrderLink orderId={orderId} orderNumber={orderNumber} />
            ) : (
              orderNumber
            )}
            <span className="block text-sm text-ink-soft">
              {status} · {until}
            </span>
          </span>
          <span className="figures">{units.toLocaleString("en")}</span>
        </li>
      ))}
    </ul>
  );
}
