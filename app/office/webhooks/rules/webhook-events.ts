/** What an endpoint can be told of. */
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

/** What the shop looks for every minute, since nothing announces it. */
export const WATCHED_EVENTS = ["product.changed", "stock.changed", "stock.low"] as const;
export type WatchedEvent = (typeof WATCHED_EVENTS)[number];

/** As a form names its box. */
export const boxOf = (event: WebhookEvent) => event.replace(".", "_");

/** An event that says nothing, by which an owner tries an endpoint. */
export const TEST_EVENT = "webhook.test";
