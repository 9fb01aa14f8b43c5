/** The events that an endpoint can subscribe to. */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "customer.created",
  "product.changed",
  "stock.changed",
  "stock.low",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Nothing announces these changes, so the shop looks for them every minute. */
export const WATCHED_EVENTS = ["product.changed", "stock.changed", "stock.low"] as const;
export type WatchedEvent = (typeof WATCHED_EVENTS)[number];

/** The name of the event's checkbox in a form. */
export const boxOf = (event: WebhookEvent) => event.replace(".", "_");

/** An event without contents, by which an owner tests an endpoint. */
export const TEST_EVENT = "webhook.test";
