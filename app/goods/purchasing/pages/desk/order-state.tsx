import type { PurchaseState } from "../../rules/purchase-states.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { Badge } from "#app/ui/badge.tsx";

const TONES = {
  draft: "neutral",
  sent: "info",
  partly_received: "warning",
  received: "success",
  cancelled: "neutral",
} as const;

export function OrderState({ state }: { state: PurchaseState }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}
