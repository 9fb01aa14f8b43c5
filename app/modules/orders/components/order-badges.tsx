import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { orderMessages as say } from "../texts/shopper.ts";
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

type Look = { look?: "pill" | "plain" };

export function StatusBadge({ status, look = "plain" }: { status: OrderStatus } & Look) {
  return (
    <Badge look={look} tone={statusTones[status]}>
      {say.status[status]}
    </Badge>
  );
}

type PaymentBadgeProps = Look & {
  status: PaymentStatus;
  /** The order is over, so "not yet" would promise something. */
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
