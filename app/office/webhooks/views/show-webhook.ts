import { formatDateTime } from "#app/lib/dates.ts";
import { nameAction } from "#app/running/audit/views/show-entry.ts";
import { boxOf, WEBHOOK_EVENTS, type WebhookEvent } from "../rules/webhook-events.ts";
import { webhookMessages as say } from "../texts/staff.ts";
import { shortAddress } from "./address.ts";

type Endpoint = {
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  isActive: boolean;
  failingSince: Date | null;
  givenUpAt: Date | null;
};

export type WebhookState = keyof typeof say.states;

export function webhookState({ isActive, failingSince, givenUpAt }: Endpoint): WebhookState {
  if (givenUpAt && !isActive) return "given_up";
  if (!isActive) return "inactive";
  return failingSince ? "failing" : "active";
}

/** A row of the list of endpoints. */
export function showWebhook(endpoint: Endpoint & { lastAt: string | null }) {
  return {
    id: endpoint.id,
    address: shortAddress(endpoint.url),
    events: endpoint.events.map(nameAction).join(", "),
    last: endpoint.lastAt ? formatDateTime(endpoint.lastAt) : say.nothing,
    state: webhookState(endpoint),
  };
}
export type ShownWebhook = ReturnType<typeof showWebhook>;

export function webhookTexts({ url, events }: Pick<Endpoint, "url" | "events">) {
  const boxes = WEBHOOK_EVENTS.map((event) => [boxOf(event), events.includes(event) ? "on" : ""]);
  return { url, ...(Object.fromEntries(boxes) as Record<string, string>) };
}

type AttemptResult = { status: number | null; failure: keyof typeof say.failures | null };

export function showAnswer({ status, failure }: AttemptResult): string {
  if (failure) return say.failures[failure];
  return status === null ? "" : String(status);
}

type Delivery = AttemptResult & {
  id: string;
  type: string;
  state: keyof typeof say.deliveries;
  attempts: number;
  nextAt: Date | null;
  createdAt: Date;
};

export function showDelivery(delivery: Delivery) {
  const { id, type, state, attempts, nextAt, createdAt } = delivery;
  const tries = attempts > 1 || nextAt ? say.tries(attempts) : undefined;
  const next = nextAt && state === "waiting" ? say.next(formatDateTime(nextAt)) : undefined;
  return {
    id,
    type: nameAction(type),
    state,
    at: formatDateTime(createdAt),
    detail: [showAnswer(delivery), tries, next].filter(Boolean).join(", "),
  };
}
export type ShownDelivery = ReturnType<typeof showDelivery>;
