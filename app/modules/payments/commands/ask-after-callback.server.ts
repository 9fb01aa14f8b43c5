import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { askedColumns } from "../queries/attempts.server.ts";
import type { GatewayEvent } from "../gateways/gateway.ts";
import { paymentEvents, payments } from "../tables.server.ts";
import { askGateway, type StatusServices } from "./ask-gateway.server.ts";

type Called = { gateway: string; event: GatewayEvent; payload: unknown };

/**
 * Follows a callback that anybody might have written: asks the gateway itself how the attempt stands.
 * Answers what to say to the caller; without an answer of the gateway it should call again.
 */
export async function askAfterCallback(
  ctx: Ctx,
  services: StatusServices,
  { gateway, event, payload }: Called,
): Promise<"recorded" | "unknown_reference" | "no_answer"> {
  const [attempt] = await ctx.db
    .select(askedColumns)
    .from(payments)
    .where(and(eq(payments.reference, event.reference), eq(payments.gateway, gateway)));
  if (!attempt) return "unknown_reference";
  if (!(await askGateway(ctx, services, attempt))) return "no_answer";
  await noteCallback(ctx, { gateway, event, payload });
  return "recorded";
}

/** That it came, with what it said and not what it was worth: that stands in what was learned. */
async function noteCallback(ctx: Ctx, { gateway, event, payload }: Called): Promise<void> {
  const { eventId, type, reference } = event;
  await ctx.db
    .insert(paymentEvents)
    .values({
      id: ctx.ids.newId(),
      gateway,
      eventId,
      type,
      reference,
      outcome: "asked_back",
      payload,
      receivedAt: ctx.now,
    })
    .onConflictDoNothing();
}
