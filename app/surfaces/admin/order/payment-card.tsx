import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { PaymentBadge } from "#app/modules/orders/components/order-badges.tsx";
import { adminOrderMessages as say } from "#app/modules/orders/texts/staff.ts";
import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import { paymentMessages } from "#app/modules/payments/texts/staff.ts";
import type { OrderPayment } from "#app/modules/payments/queries.server.ts";
import { Card } from "#app/ui/card.tsx";
import type { StaffOrder } from "./show-order.server.ts";

type PaymentCardProps = { order: StaffOrder; payments: readonly OrderPayment[] };

export function PaymentCard({ order, payments }: PaymentCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{say.payment}</h2>
        <PaymentBadge
          ended={order.status === "cancelled"}
          look="pill"
          status={order.paymentStatus}
        />
      </div>
      <p>
        {orderMessages.method[order.paymentMethod]},{" "}
        <span className="figures">{formatMoney(order.totals.total)}</span>
      </p>
      {order.reservedUntil && (
        <p className="text-sm text-ink-soft">{say.reservedUntil(order.reservedUntil)}</p>
      )}
      {payments.length === 0 ? (
        <p className="text-sm text-ink-soft">{say.noAttempts}</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {payments.map(({ id, gateway, reference, amount, status, createdAt, settledAt }) => (
            <li className="grid gap-0.5 border-t border-line pt-3" key={id}>
              <span className="flex justify-between gap-3">
                <span className="font-semibold">{paymentMessages.attempt[status]}</span>
                <span className="figures">{formatMoney(amount)}</span>
              </span>
              <span className="break-all text-ink-soft">
                {gateway} · {reference}
              </span>
              <span className="text-ink-soft">{formatDateTime(settledAt ?? createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
