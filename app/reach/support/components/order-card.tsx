import { href } from "react-router";
import { PaymentBadge, StatusBadge } from "#app/selling/orders/components/order-badges.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/summary-list.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import { orderCardMessages as say } from "../texts/staff-order.ts";
import type { OrderTie } from "../rules/order-tie.ts";
import type { OrderStatus, PaymentStatus } from "#app/selling/orders/rules/order-terms.ts";

type CardOrder = {
  id: string;
  number: string;
  tie: OrderTie;
  buyer: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  method: string;
  total: string;
  placed: string;
  lines: readonly string[];
  parcel: string;
  shipped: string | null;
  /** The parcel's page at the courier. */
  follow: string | null;
};

type OrderCardProps = {
  /** The order number in the ticket. */
  named: string | null;
  order: CardOrder | undefined;
};

/** The ticket's order, and what staff must know before they tell the writer about it. */
export function OrderCard({ named, order }: OrderCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{named || !order ? say.title : say.newest}</h2>
      {order ? <OrderFacts order={order} /> : <p>{named ? say.missing(named) : say.none}</p>}
    </Card>
  );
}

function OrderFacts({ order }: { order: CardOrder }) {
  const warning = say.ties[order.tie];
  return (
    <>
      {warning && (
        <Notice announced={false} title={warning.title} tone="warning">
          {warning.text}
        </Notice>
      )}
      <div>
        <TextLink
          className="font-semibold"
          to={href("/admin/orders/:orderId", { orderId: order.id })}
        >
          {order.number}
        </TextLink>
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <StatusBadge status={order.status} />
          <PaymentBadge ended={order.status === "cancelled"} status={order.paymentStatus} />
        </span>
      </div>
      <dl className="grid gap-3">
        <Fact label={say.items}>
          {order.lines.map((line, index) => (
            <span className="block" key={index}>
              {line}
            </span>
          ))}
        </Fact>
        <Fact label={say.total}>{say.totalBy(order.total, order.method)}</Fact>
        <Fact label={say.placed}>{order.placed}</Fact>
        <Fact label={say.buyer}>{order.buyer}</Fact>
        <Fact label={say.parcel}>
          {order.parcel || say.noParcel}
          {order.shipped && <span className="block">{say.left(order.shipped)}</span>}
          {order.follow && (
            <TextAnchor className="w-full" href={order.follow} rel="noreferrer" target="_blank">
              {say.follow}
            </TextAnchor>
          )}
        </Fact>
      </dl>
    </>
  );
}
