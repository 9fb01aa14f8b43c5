import { createHash } from "node:crypto";
import { lockCart } from "#app/selling/cart/commands/lock-cart.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { GatewayEvent } from "../../gateways/gateway.ts";
import { findAttempt } from "../../queries.server.ts";
import { paymentEvents } from "../../tables.server.ts";

type ReusedMessage = { gateway: string; event: GatewayEvent; payload: unknown; usedFor: string };

/**
 * Handles a gateway's reused event id. Stores the second message beside the first, settles nothing,
 * and flags the order that it names, or else the first one's. Returns whether the message was
 * already stored.
 */
export async function flagReusedEvent(
  ctx: Ctx,
  reused: ReusedMessage,
): Promise<{ repeated: boolean }> {
  const { gateway, event, payload, usedFor } = reused;
  const { type, reference, amount, currency } = event;
  const written = await ctx.db
    .insert(paymentEvents)
    .values({
      id: ctx.ids.newId(),
      gateway,
      eventId: `${event.eventId} (again, ${digestOf(event)})`,
      type,
      reference,
      amount,
      currency,
      outcome: "reused_id",
      payload,
      receivedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  if (written.length === 0) return { repeated: true };
  const about =
    (await findAttempt(ctx.db, gateway, reference)) ??
    (await findAttempt(ctx.db, gateway, usedFor));
  // A sale without an order has no flag: the message itself is on record.
  if (!about?.orderId) return { repeated: false };
  if (about.cartId) await lockCart(ctx, about.cartId);
  const order = await lockOrder(ctx, about.orderId);
  if (!order) throw new Error("a payment attempt without its order");
  const needsAttention = `The gateway used event ID ${event.eventId} for two different messages. Compare both with the gateway’s records.`;
  await setOrderState(ctx, order, { needsAttention }, "payment");
  return { repeated: false };
}

/** Distinguishes messages with the same id. */
function digestOf({ type, reference, amount, currency }: GatewayEvent): string {
  const text = JSON.stringify([type, reference, amount, currency]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}
