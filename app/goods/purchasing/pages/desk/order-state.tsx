import type { PurchaseState } from "../../rules/purchase-states.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { stateBadge } from "#app/ui/state-badge.tsx";

export const OrderState = stateBadge<PurchaseState>(
  {
    draft: "neutral",
    sent: "info",
    partly_received: "warning",
    received: "success",
    cancelled: "neutral",
  },
  say.states,
);
