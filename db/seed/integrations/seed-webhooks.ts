import { addWebhook } from "#app/office/webhooks/commands/add-webhook.server.ts";
import { sendTest } from "#app/office/webhooks/commands/send-test.server.ts";
import { switchWebhook } from "#app/office/webhooks/commands/switch-webhook.server.ts";
import type { WebhookInput } from "#app/office/webhooks/input.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const WEBHOOKS: readonly WebhookInput[] = [
  {
    url: "https://warehouse.example.com/shop",
    events: ["order.paid", "order.cancelled", "stock.changed"],
  },
  { url: "https://books.example.com/hooks/shop", events: ["order.paid", "order.refunded"] },
];

/** Webhooks that are off, so that the demo sends nothing anywhere; each has a message not sent. */
export async function seedWebhooks(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  for (const webhook of WEBHOOKS) {
    const id = ctx.ids.newId();
    // Together: no job finds a webhook that is still on.
    await inTransaction(ctx, async (tx) => {
      done(await addWebhook(tx, { ...webhook, id }, false));
      done(await sendTest(tx, id));
      done(await switchWebhook(tx, id, false));
    });
  }
}
