import { eq } from "drizzle-orm";
import { z } from "zod";
import { newsletterSubscriptions } from "#app/reach/campaigns/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { writeMessages } from "../commands/write-messages.server.ts";
import { readConnection } from "../queries/connection.server.ts";
import { isChosen, type EVENT_OF } from "../rules/occasions.ts";

type OccasionCause = { occasion: keyof typeof EVENT_OF; cause: string };

async function note(ctx: JobCtx, what: OccasionCause, find: () => Promise<{ email: string }[]>) {
  const connection = await readConnection(ctx);
  if (!connection.isOn || !isChosen(what.occasion, connection)) return;
  const [found] = await find();
  if (!found) return;
  // An order does not send a new contact when the owner chose not to send customers.
  const onlyKnown = what.occasion === "order" && !connection.customers;
  await writeMessages(ctx, { ...what, onlyKnown, email: found.email.toLowerCase() });
}

/** Only orders of an account: a guest can type the address of another person. */
export const noteOrder = task(
  "highlevel.note-order",
  z.object({ orderId: z.string() }),
  (ctx, { orderId }) =>
    note(ctx, { occasion: "order", cause: `order:${orderId}` }, () =>
      ctx.db
        .select({ email: user.email })
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .innerJoin(user, eq(user.id, customers.userId))
        .where(eq(orders.id, orderId)),
    ),
);

export const noteCustomer = task(
  "highlevel.note-customer",
  z.object({ userId: z.string() }),
  (ctx, { userId }) =>
    note(ctx, { occasion: "customer", cause: `customer:${userId}` }, () =>
      ctx.db.select({ email: user.email }).from(user).where(eq(user.id, userId)),
    ),
);

export const noteSubscriber = task(
  "highlevel.note-subscriber",
  z.object({ subscriptionId: z.string(), welcomeId: z.string() }),
  (ctx, { subscriptionId, welcomeId }) =>
    note(ctx, { occasion: "newsletter", cause: `newsletter:${welcomeId}` }, () =>
      ctx.db
        .select({ email: newsletterSubscriptions.email })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.id, subscriptionId)),
    ),
);
