import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { askedColumns } from "../queries/attempts.server.ts";
import { answerOf } from "../gateways/answer-of.server.ts";
import type { GatewayEvent } from "../gateways/gateway.ts";
import { paymentEvents, payments } from "../tables.server.ts";
import { askGateway, type StatusServices } from "./ask-gateway.server.ts";

type UnsignedCallback = { gateway: string; event: GatewayEvent; payload: unknown };

/**
 * Handles a callback that could be forged by asking the gateway itself for the attempt's status.
 * Returns the answer for the caller, which should call again if the gateway does not answer.
 */
export async function askAfterCallback(
  ctx: Ctx,
  services: StatusServices,
  { gateway, event, payload }: UnsignedCallback,
): Promise<"recorded" | "unknown_reference" | "no_answer"> {
  const [attempt] = await ctx.db
    .select(askedColumns)
    .from(payments)
    .where(and(eq(payments.reference, event.reference), eq(payments.gateway, gateway)));
  if (!attempt) {
    const known = await noteUnknown(ctx, services, { gateway, event, payload });
    return known ? "unknown_reference" : "no_answer";
  }
  if (!(await askGateway(ctx, services, attempt))) return "no_answer";
  await noteCallback(ctx, { gateway, event, payload });
  return "recorded";
}

/** Records the callback and its contents. Its effect is recorded with the gateway's answer. */
async function noteCallback(
  ctx: Ctx,
  { gateway, event, payload }: UnsignedCallback,
): Promise<void> {
  const { eventId, type, reference } = event;
  const outcome = "asked_back";
  const values = { gateway, eventId, type, reference, outcome, payload } as const;
  await ctx.db
    .insert(paymentEvents)
    .values({ ...values, id: ctx.ids.newId(), receivedAt: ctx.now })
    .onConflictDoUpdate({
      target: [paymentEvents.gateway, paymentEvents.eventId],
      set: { outcome, amount: null, currency: null },
      // The reference is known by now, so the money belongs to an order after all.
      setWhere: eq(paymentEvents.outcome, "unknown_reference"),
    });
}

/**
 * Records money that the gateway has for a reference which the shop never issued, so that staff see
 * it among the payment differences. Returns false if the gateway did not answer.
 */
async function noteUnknown(
  ctx: Ctx,
  { gateways, log, timeoutMs }: StatusServices,
  { gateway: name, event, payload }: UnsignedCallback,
): Promise<boolean> {
  const { eventId, reference, sessionId = null } = event;
  const gateway = gateways.find(name);
  const answer = gateway && (await answerOf(gateway, { reference, sessionId }, { log, timeoutMs }));
  if (answer?.state !== "paid") return answer !== undefined;
  const { amount, currency } = answer;
  const said = { type: "payment.paid", outcome: "unknown_reference" } as const;
  await ctx.db
    .insert(paymentEvents)
    .values({
      ...said,
      id: ctx.ids.newId(),
      gateway: name,
      eventId,
      reference,
      amount,
      currency,
      payload,
      receivedAt: ctx.now,
    })
    .onConflictDoNothing();
  return true;
}
