import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { OrderPayment } from "#app/selling/payments/queries.server.ts";
import { paymentMessages } from "#app/selling/payments/texts/staff.ts";
import { PaymentBadge } from "../../../components/order-badges.tsx";
import { orderMessages } from "../../../texts/shopper.ts";
import { copyMessages } from "../../../texts/staff-acts.ts";
import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import type { StaffOrder } from "./show-order.server.ts";

type PaymentCardProps = { order: StaffOrder; payments: readonly OrderPayment[] };

export function PaymentCard({ order, payments }: PaymentCardProps) {
  const { status, paymentStatus, paymentMethod, reservedUntil } = order;
  const method = orderMessages.method[paymentMethod];
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{say.payment}</h2>
        <PaymentBadge ended={status === "cancelled"} look="pill" status={paymentStatus} />
      </div>
      {payments.length === 0 && (
        <>
          <Line amount={order.totals.total} text={method} />
          <p className="text-sm text-ink-soft">{say.noAttempts}</p>
        </>
      )}
      {payments.map((payment) => (
        <Attempt key={payment.id} method={method} payment={payment} />
      ))}
      {reservedUntil && <p className="text-sm text-ink-soft">{say.reservedUntil(reservedUntil)}</p>}
    </Card>
  );
}

function Line({ text, amount }: { text: string; amount: number }) {
  return (
    <p className="flex justify-between gap-3">
      <span>{text}</span>
      <span className="figures">{formatMoney(amount)}</span>
    </p>
  );
}

function Attempt({ payment, method }: { payment: OrderPayment; method: string }) {
  const { amount, gateway, status, reference, receiptNumber } = payment;
  const { attempt, through, reference: label, receiptNumber: onReceipt } = paymentMessages;
  const day = formatDate(payment.settledAt ?? payment.createdAt);
  return (
    <div className="grid">
      <Line amount={amount} text={attempt[status](method, day, through(gateway))} />
      <details>
        <summary className="flex min-h-11 w-fit items-center text-sm text-ink-soft underline underline-offset-4">
          {label}
        </summary>
        <p className="flex items-center justify-between gap-2 text-sm">
          <span className="min-w-0 break-all">{reference}</span>
          <CopyButton {...copyMessages} text={reference} what={label} />
        </p>
        {receiptNumber && <p className="text-sm break-all">{onReceipt(receiptNumber)}</p>}
      </details>
    </div>
  );
}
