import { DiscreetBadge } from "../../../components/discreet-badge.tsx";
import { StatusBadge } from "../../../components/order-badges.tsx";
import type { StaffOrder } from "./show-order.server.ts";

/** The progress of an order, and special instructions for shipping. */
export function OrderState({ order }: { order: StaffOrder }) {
  return (
    <>
      <StatusBadge look="pill" parcelsSent={order.parcelsSent} status={order.status} />
      {order.isDiscreet && <DiscreetBadge />}
    </>
  );
}
