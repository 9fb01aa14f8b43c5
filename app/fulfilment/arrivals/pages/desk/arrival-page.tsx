import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { RecordHistory } from "#app/running/audit/components/record-history.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/summary-list.tsx";
import { ArrivalBadge } from "../../components/arrival-badge.tsx";
import { arrivalMessages as say } from "../../texts/staff.ts";
import { DecisionCard } from "./decision-card.tsx";
import { loadStaffArrival, type StaffArrival } from "./load-arrival.server.ts";
import { submitDecision } from "./arrival-page.server.ts";
import type { Route } from "./+types/arrival-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.pageTitle(loaderData.orderNumber) : say.title, matches),
];

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadStaffArrival(context.get(requestContext).ctx, params.arrivalId);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitDecision(context.get(requestContext), request, params.arrivalId);

export default function ArrivalPage({ loaderData: own, actionData }: Route.ComponentProps) {
  return (
    <RecordPage
      back={{ to: href("/admin/arrivals"), label: say.back }}
      lead={
        <TextLink className="figures" to={href("/admin/orders/:orderId", { orderId: own.orderId })}>
          {say.order} {own.orderNumber}
        </TextLink>
      }
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      side={<Facts facts={own.facts} />}
      state={<ArrivalBadge state={own.state} />}
      title={say.pageTitle(own.orderNumber)}
    >
      <DecisionCard failure={actionData} key={own.version} own={own} />
      <Goods goods={own.goods} />
      <Photo own={own} />
      <RecordHistory history={own.history} />
    </RecordPage>
  );
}

function Facts({ facts }: Pick<StaffArrival, "facts">) {
  return (
    <Card as="section">
      <FactList facts={facts} />
    </Card>
  );
}

function Goods({ goods }: Pick<StaffArrival, "goods">) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.goods}</h2>
      <ul className="grid gap-3">
        {goods.map(({ name, text }) => (
          <li className="grid gap-0.5 border-t border-line pt-3" key={name}>
            <span>{name}</span>
            <span className="text-sm break-words text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Photo({ own: { id, photoId, orderNumber } }: { own: StaffArrival }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.photo}</h2>
      {photoId === null ? (
        <p className="text-ink-soft">{say.noPhoto}</p>
      ) : (
        <img
          alt={say.photoAlt(orderNumber)}
          className="max-h-[40rem] w-full rounded-card bg-sunken object-contain"
          src={href("/admin/arrivals/:arrivalId/photo/:photoId", { arrivalId: id, photoId })}
        />
      )}
    </Card>
  );
}
