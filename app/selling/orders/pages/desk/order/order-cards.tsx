import { Link, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { LinePicture } from "#app/selling/cart/components/line-picture.tsx";
import { Totals } from "#app/selling/cart/components/totals.tsx";
import { staffChangeMessages } from "#app/selling/checkout/texts/staff-changes.ts";
import { adminOrderMessages as say, linkMessages } from "../../../texts/staff.ts";
import { LinkButton, TextAnchor, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { StaffOrder } from "./show-order.server.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { PaymentBadge } from "../../../components/order-badges.tsx";
import { orderMessages } from "../../../texts/shopper.ts";
import { paymentMessages } from "#app/selling/payments/texts/staff.ts";
import type { OrderPayment } from "#app/selling/payments/queries.server.ts";
import { UndoEntry } from "#app/running/audit/components/undo-entry.tsx";
import type { ShownEntry } from "#app/running/audit/views/shown-entry.ts";
import type { HistoryEntry } from "#app/running/audit/queries.server.ts";
import { describeEntry } from "./describe-entry.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";

export function ItemsCard({ order, mayChange }: { order: StaffOrder; mayChange: boolean }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.items}</h2>
      <ul className="grid gap-2">
        {order.items.map(({ sku, quantity, price, total, lots, ...line }) => (
          <li className="flex items-center gap-4" key={line.id}>
            <LinePicture
              className="aspect-square w-12 shrink-0 rounded-control"
              line={line}
              sizes="3rem"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.name} <span className="text-ink-soft">× {quantity}</span>
              <span className="figures block text-sm text-ink-soft">
                {sku} · {say.priceEach(formatMoney(price))}
              </span>
              {lots.map(({ id: lotId, number, units }) => (
                <Link
                  className="figures flex min-h-11 w-fit items-center text-sm underline underline-offset-4"
                  key={lotId}
                  to={href("/admin/lots/:lotId", { lotId })}
                >
                  {say.fromLot(units, number)}
                </Link>
              ))}
            </span>
            <span className="figures">{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
      <hr className="border-line" />
      <Totals code={order.code} statutory={order.statutory} totals={order.totals} />
      {order.statutoryNote && <p className="text-sm text-ink-soft">{order.statutoryNote}</p>}
      {mayChange && (
        <div>
          <LinkButton
            size="compact"
            to={href("/admin/orders/:orderId/edit", { orderId: order.id })}
            variant="secondary"
          >
            {staffChangeMessages.open}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

type BuyerCardProps = {
  order: StaffOrder;
  /** Packing staff need the address, but no more about the customer. */
  mayOpen: boolean;
  mayReplaceLink: boolean;
};

export function BuyerCard({ order, mayOpen, mayReplaceLink }: BuyerCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.buyer}</h2>
      <div className="grid justify-items-start">
        <TextAnchor className="break-all" href={`mailto:${order.email}`}>
          {order.email}
        </TextAnchor>
        {order.phone && (
          <TextAnchor
            className="break-all figures"
            href={`tel:${order.phone.replaceAll(/[^\d+]/g, "")}`}
          >
            {order.phone}
          </TextAnchor>
        )}
        {order.isGuests && <p className="text-sm text-ink-soft">{say.guest}</p>}
        {order.recordId !== undefined && mayOpen && (
          <TextLink
            className="break-all"
            to={href("/admin/customers/:customerId", { customerId: order.recordId })}
          >
            {say.openCustomer}
          </TextLink>
        )}
      </div>
      <h3 className="font-text text-base font-semibold">{say.shipTo}</h3>
      <address className="break-words not-italic">
        {order.address.map((line, index) => (
          <span className="block" key={index}>
            {line}
          </span>
        ))}
      </address>
      {order.notes && (
        <p className="break-words">
          <span className="block text-sm text-ink-soft">{say.buyersNote}</span>
          {order.notes}
        </p>
      )}
      {mayReplaceLink && <LinkForm />}
    </Card>
  );
}

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
          {payments.map((payment) => (
            <li className="grid gap-0.5 border-t border-line pt-3" key={payment.id}>
              <span className="flex justify-between gap-3">
                <span className="font-semibold">{paymentMessages.attempt[payment.status]}</span>
                <span className="figures">{formatMoney(payment.amount)}</span>
              </span>
              <span className="break-all text-ink-soft">
                {payment.gateway} · {payment.reference}
              </span>
              {payment.receiptNumber && (
                <span className="break-all text-ink-soft">
                  {paymentMessages.receiptNumber(payment.receiptNumber)}
                </span>
              )}
              <span className="text-ink-soft">
                {formatDateTime(payment.settledAt ?? payment.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type OrderHistoryProps = {
  entries: readonly HistoryEntry[];
  /** Log entries with an undo, available or expired. */
  undos: readonly ShownEntry[];
};

export function OrderHistory({ entries, undos }: OrderHistoryProps) {
  const undoOf = new Map(undos.map((undo) => [undo.id, undo]));
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.history}</h2>
      <ol className="grid gap-4">
        {entries.map((entry) => (
          <li className="grid gap-0.5 border-l-2 border-line pl-4" key={entry.id}>
            <span>{describeEntry(entry)}</span>
            <span className="text-sm text-ink-soft">
              {formatDateTime(entry.at)} · {who(entry)}
            </span>
            <UndoEntry entry={undoOf.get(entry.id)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function who({ actorKind, actorName }: HistoryEntry): string {
  if (actorKind === "system") return say.shopItself;
  return actorName ?? say.visitor;
}

/** Ends the mailed links of an order. */
function LinkForm() {
  return (
    <IntentForm className="grid justify-items-start gap-3" intent="replace-link">
      <h3 className="font-text text-base font-semibold">{linkMessages.title}</h3>
      <p className="text-sm text-ink-soft">{linkMessages.lead}</p>
      <IntentButton variant="secondary">{linkMessages.submit}</IntentButton>
    </IntentForm>
  );
}
