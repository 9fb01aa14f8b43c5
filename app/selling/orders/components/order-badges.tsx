import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { isPartlySent } from "../rules/parcels.ts";
import { orderMessages as say, partSent } from "../texts/shopper.ts";
import type { OrderStatus, PaymentStatus } from "../rules/order-terms.ts";

const statusTones: Record<OrderStatus, Tone> = {
  pending: "warning",
  confirmed: "info",
  processing: "info",
  shipped: "info",
  delivered: "success",
  completed: "success",
  cancelled: "neutral",
  refunded: "neutral",
};

const paymentTones: Record<PaymentStatus, Tone> = {
  unpaid: "warning",
  awaiting_transfer: "warning",
  cod_due: "warning",
  paid: "success",
  partially_refunded: "info",
  refunded: "neutral",
  failed: "error",
  expired: "neutral",
};

type BadgeStyle = { look?: "pill" | "plain" };

type StatusBadgeProps = BadgeStyle & {
  status: OrderStatus;
  /** Shown if known: a partly sent order says so. */
  parcelsSent?: number;
};

export function StatusBadge({ status, parcelsSent = 0, look = "plain" }: StatusBadgeProps) {
  const badge = (
    <Badge look={look} tone={statusTones[status]}>
      {say.status[status]}
    </Badge>
  );
  const order = { status, parcelsSent };
  if (!isPartlySent(order)) return badge;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {badge}
      <span className="text-sm text-ink-soft">{partSent(order)}</span>
    </span>
  );
}

type PaymentBadgeProps = BadgeStyle & {
  status: PaymentStatus;
  /** The order is over, so "not yet" would be a false promise. */
  ended: boolean;
};

export function PaymentBadge({ status, ended, look = "plain" }: PaymentBadgeProps) {
  const never = ended && status === "unpaid";
  return (
    <Badge look={look} tone={never ? "neutral" : paymentTones[status]}>
      {never ? say.neverPaid : say.payment[status]}
    </Badge>
  );
}
