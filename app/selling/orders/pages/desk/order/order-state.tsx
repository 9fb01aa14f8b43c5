import { DiscreetBadge } from "../../../components/discreet-badge.tsx";
import { PaymentBadge, StatusBadge } from "../../../components/order-badges.tsx";
import type { PaymentStatus } from "../../../rules/order-terms.ts";
import type { StaffOrder } from "./show-order.server.ts";

const OWED: readonly PaymentStatus[] = ["unpaid", "awaiting_transfer", "cod_due", "failed"];

/** The progress of an order, a payment that is due, and special instructions for shipping. */
export function OrderState({ order }: { order: StaffOrder }) {
  return (
    <>
      <StatusBadge look="pill" parcelsSent={order.parcelsSent} status={order.status} />
      {order.status !== "cancelled" && OWED.includes(order.paymentStatus) && (
        <PaymentBadge ended={false} look="pill" status={order.paymentStatus} />
      )}
      {order.isDiscreet && <DiscreetBadge />}
    </>
  );
}
