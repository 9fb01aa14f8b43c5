import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { GatewayEvent } from "../../gateways/gateway.ts";
import type { EventOutcome, PaymentEventType } from "../../rules/payment-terms.ts";
import { paymentEvents } from "../../tables.server.ts";

export type RecordedEvent = {
  repeated: boolean;
  outcome: EventOutcome;
  conclude(outcome: EventOutcome): Promise<void>;
  /** The reference of an earlier, different message with the same event id. */
  usedFor?: string;
};

/**
 * Writes a gateway's message once. A repeated message whose reference was unknown is treated as
 * new, because the reference may be known by now.
 */
export async function recordEvent(
  ctx: Ctx,
  gateway: string,
  event: GatewayEvent,
  payload: unknown,
): Promise<RecordedEvent> {
  const id = ctx.ids.newId();
  const written = await ctx.db
    .insert(paymentEvents)
    .values({
      id,
      gateway,
      eventId: event.eventId,
      type: event.type,
      reference: event.reference,
      amount: event.amount,
      currency: event.currency,
      outcome: "unknown_reference",
      payload,
      receivedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  const key = and(eq(paymentEvents.gateway, gateway), eq(paymentEvents.eventId, event.eventId));
  const conclude = async (outcome: EventOutcome) => {
    await ctx.db.update(paymentEvents).set({ outcome }).where(key);
  };
  if (written.length > 0) return { repeated: false, outcome: "unknown_reference", conclude };
  const [earlier] = await ctx.db.select().from(paymentEvents).where(key).for("update");
  if (earlier && !isSameEvent(earlier, event)) {
    return { repeated: false, outcome: "reused_id", conclude, usedFor: earlier.reference };
  }
  const outcome = earlier?.outcome ?? "unknown_reference";
  return { repeated: outcome !== "unknown_reference", outcome, conclude };
}

type ComparedEvent = {
  type: PaymentEventType | (string & {});
  reference: string;
  amount: number | null;
  currency: string | null;
};

/** Compares two messages with one event id. If they differ, the gateway made a mistake. */
function isSameEvent(one: ComparedEvent, other: ComparedEvent): boolean {
  return (
    one.type === other.type &&
    one.reference === other.reference &&
    one.amount === other.amount &&
    one.currency === other.currency
  );
}
