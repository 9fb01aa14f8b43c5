import { Badge } from "#app/ui/badge.tsx";
import { webhookMessages as say } from "../texts/staff.ts";
import type { ShownDelivery, WebhookState } from "../views/show-webhook.ts";

const ofWebhook = {
  active: "success",
  failing: "warning",
  inactive: "neutral",
  given_up: "error",
} as const;
const ofDelivery = { waiting: "info", delivered: "success", failed: "error" } as const;

export function WebhookStateBadge({ state }: { state: WebhookState }) {
  return (
    <Badge look="plain" tone={ofWebhook[state]}>
      {say.states[state]}
    </Badge>
  );
}

export function DeliveryStateBadge({ state }: Pick<ShownDelivery, "state">) {
  return (
    <Badge look="plain" tone={ofDelivery[state]}>
      {say.deliveries[state]}
    </Badge>
  );
}
