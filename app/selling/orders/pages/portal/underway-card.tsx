import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckParcelLink } from "../../components/check-parcel-link.tsx";
import { ChangeCountdown } from "../../components/change-countdown.tsx";
import { OrderTimeline } from "../../components/order-timeline.tsx";
import { ParcelList } from "../../components/parcel-list.tsx";
import { changeMessages, timelineMessages as say } from "../../texts/shopper.ts";
import { CHANGE_PART } from "../../views/show-window.ts";
import type { UnderwayOrder } from "./orders-today.server.ts";

/** The order that arrives next. */
export function UnderwayCard({ order }: { order: UnderwayOrder }) {
  return (
    <Card as="section" className="grid content-start gap-5" padding="roomy">
      <h2 className="text-xl">{say.onItsWay(order.orderNumber)}</h2>
      <OrderTimeline timeline={order.timeline} />
      {order.parcels && <ParcelList shown={order.parcels} />}
      <CheckParcelLink parcels={order.parcels} timeline={order.timeline} />
      {order.change && <ChangeCountdown {...order.change} />}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={order.href} variant="secondary">
          {say.see}
        </LinkButton>
        {order.change && (
          <LinkButton to={`${order.href}#${CHANGE_PART}`} variant="secondary">
            {changeMessages.link}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
