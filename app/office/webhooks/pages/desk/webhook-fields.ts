import { formFields } from "#app/lib/form-field.ts";
import { webhookMessages as say } from "../../texts/staff.ts";

const box = { kind: "tick", group: { legend: say.events, hint: say.eventsHint } } as const;

export const webhookFields = formFields(say.fields, {
  url: { required: true, input: "url", max: 500 },
  order_placed: box,
  order_paid: box,
  order_shipped: box,
  order_delivered: box,
  order_cancelled: box,
  order_refunded: box,
  customer_created: box,
  product_changed: box,
  stock_changed: box,
  stock_low: box,
});
