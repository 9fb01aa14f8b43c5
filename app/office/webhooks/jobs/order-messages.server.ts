import { z } from "zod";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { writeDeliveries } from "../commands/write-deliveries.server.ts";
import { orderMessage } from "../queries/order-message.server.ts";
import { wantsEvent } from "../queries/wants-event.server.ts";
import type { WebhookEvent } from "../rules/webhook-events.ts";

type OrderSubject = {
  orderId: string;
  parcelId?: string | undefined;
  refundId?: string | undefined;
};
type OrderMessage = NonNullable<Awaited<ReturnType<typeof orderMessage>>>;

/** `causeOf` distinguishes an event from an earlier one of the same kind on the order. */
async function tell(
  ctx: JobCtx,
  type: WebhookEvent,
  about: OrderSubject,
  causeOf: (told: OrderMessage) => string | undefined,
): Promise<void> {
  if (!(await wantsEvent(ctx.db, type))) return;
  const told = await orderMessage(ctx.db, about.orderId);
  if (!told) return;
  const cause = [type, about.orderId, causeOf(told)].filter(Boolean).join(":");
  await writeDeliveries(ctx, { type, cause, data: told.data });
}

const order = z.object({ orderId: z.string() });

export const tellPlaced = task("webhooks.tell-placed", order, (ctx, about) =>
  tell(ctx, "order.placed", about, () => undefined),
);
export const tellPaid = task("webhooks.tell-paid", order, (ctx, about) =>
  tell(ctx, "order.paid", about, ({ paidAt }) => paidAt?.toISOString()),
);
export const tellShipped = task(
  "webhooks.tell-shipped",
  z.object({ orderId: z.string(), parcelId: z.string() }),
  (ctx, about) => tell(ctx, "order.shipped", about, () => about.parcelId),
);
export const tellDelivered = task("webhooks.tell-delivered", order, (ctx, about) =>
  tell(ctx, "order.delivered", about, () => undefined),
);
export const tellCancelled = task("webhooks.tell-cancelled", order, (ctx, about) =>
  tell(ctx, "order.cancelled", about, ({ cancelledAt }) => cancelledAt?.toISOString()),
);
export const tellRefunded = task(
  "webhooks.tell-refunded",
  z.object({ orderId: z.string(), refundId: z.string() }),
  (ctx, about) => tell(ctx, "order.refunded", about, () => about.refundId),
);

/** Sends only the account's id: no one outside the shop learns who it is. */
export const tellCustomer = task(
  "webhooks.tell-customer",
  z.object({ userId: z.string() }),
  async (ctx, { userId }) => {
    const type = "customer.created";
    if (!(await wantsEvent(ctx.db, type))) return;
    await writeDeliveries(ctx, { type, cause: `${type}:${userId}`, data: { id: userId } });
  },
);
