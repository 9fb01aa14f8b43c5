import { href } from "react-router";
import { staffOrderMessages } from "#app/selling/checkout/texts/staff-order.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import { PaymentBadge, StatusBadge } from "#app/selling/orders/components/order-badges.tsx";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PastOrderList, type PastOrders } from "#app/selling/orders/components/past-order-list.tsx";
import { pastOrderTexts } from "#app/selling/orders/texts/shopper-past-orders.ts";
import type { LoadedCustomer } from "./load-customer.server.ts";

type OrderCardProps = { customer: LoadedCustomer; mayOrder: boolean };

export function OrderCard({ customer, mayOrder }: OrderCardProps) {
  const { count, rows } = customer.history;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-xl">{say.orderHistory(count)}</h2>
      {count === 0 && <p className="text-ink-soft">{say.noOrders}</p>}
      {count > 0 && (
        <ol className="divide-y divide-line">
          {rows.map((order) => (
            <li
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
              key={order.id}
            >
              <span className="grid">
                <TextLink
                  className="font-semibold"
                  to={href("/admin/orders/:orderId", { orderId: order.id })}
                >
                  {order.number}
                </TextLink>
                <span className="text-sm text-ink-soft">{order.placed}</span>
              </span>
              <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <StatusBadge status={order.status} />
                <PaymentBadge ended={order.status === "cancelled"} status={order.paymentStatus} />
                <span className="figures">{order.total}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {count > rows.length && (
        <div>
          <LinkButton
            to={href("/admin/customers/:customerId/orders", { customerId: customer.id })}
            variant="secondary"
          >
            {say.allOrders(count)}
          </LinkButton>
        </div>
      )}
      {mayOrder && (
        <div>
          <LinkButton
            to={`${href("/admin/orders/new")}?customer=${customer.id}`}
            variant="secondary"
          >
            {staffOrderMessages.addFor}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** Orders of the former shop; hidden without any. */
export function PastOrderCard({ past }: { past: PastOrders }) {
  if (past.rows.length === 0) return null;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-xl">{pastOrderTexts.title}</h2>
      <p className="text-ink-soft">{say.pastOrders}</p>
      <PastOrderList past={past} />
    </Card>
  );
}
