import { eq, inArray, lt } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { findOwners } from "#app/running/staff/queries.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { WebhookOffMail } from "./emails/webhook-off.tsx";
import {
  tellCancelled,
  tellCustomer,
  tellDelivered,
  tellPaid,
  tellPlaced,
  tellRefunded,
  tellShipped,
} from "./jobs/order-messages.server.ts";
import { sendMessage } from "./jobs/send-message.server.ts";
import { watchShop } from "./jobs/watch-shop.server.ts";
import { LOG_DAYS } from "./rules/retries.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.server.ts";
import { webhookMail as say } from "./texts/mail.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "webhooks.send": { deliveryId: string; attempts: number };
    "webhooks.mail-given-up": { endpointId: string; isGone: boolean; at: string };
  }
}

/** One mail to each owner about an endpoint that the shop switched off. */
const mailGivenUp = task(
  "webhooks.mail-given-up",
  z.object({ endpointId: z.string(), isGone: z.boolean(), at: z.string() }),
  async (ctx, { endpointId, isGone, at }) => {
    const [endpoint] = await ctx.db
      .select({ url: webhookEndpoints.url })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId));
    if (!endpoint) return;
    const { host } = new URL(endpoint.url);
    const page = href("/admin/settings/integrations/webhooks/:webhookId", {
      webhookId: endpointId,
    });
    for (const owner of await findOwners(ctx.db)) {
      await queueShopMail(ctx, {
        kind: "owner-webhook_off",
        values: {},
        dedupeKey: `webhook-off:${endpointId}:${at}:${owner.id}`,
        to: owner.email,
        subject: say.subject,
        template: WebhookOffMail,
        props: { text: isGone ? say.gone(host) : say.failing(host), href: ctx.links.appUrl + page },
      });
    }
  },
);

/** Messages of long ago leave the log, also those that never arrived. */
const forgetMessages = task("webhooks.forget-messages", z.unknown(), async ({ db, now }) => {
  await inBatches(1_000, async (size) => {
    const old = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(lt(webhookDeliveries.createdAt, addDays(now, -LOG_DAYS)))
      .limit(size);
    const gone = await db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old));
    return gone.rowCount ?? 0;
  });
});

export const webhooksJobs = moduleJobs({
  tasks: [sendMessage, mailGivenUp],
  listeners: {
    "order.placed": [tellPlaced],
    "order.paid": [tellPaid],
    "order.shipped": [tellShipped],
    "order.delivered": [tellDelivered],
    "order.cancelled": [tellCancelled],
    "order.refunded": [tellRefunded],
    "customer.confirmed": [tellCustomer],
  },
  schedule: [
    { task: watchShop, match: "* * * * *" },
    { task: forgetMessages, match: "40 19 * * *" },
  ],
});
