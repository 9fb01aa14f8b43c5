import type { Logger } from "pino";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { AttemptName, Gateway, GatewayStatus } from "../gateways/gateway.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { learnStatus, type AskedAttempt } from "../rules/learn-status.ts";
import { settlePayment } from "./settle-payment/settle-payment.server.ts";

export type StatusServices = { gateways: Pick<Gateways, "find">; log: Logger; timeoutMs?: number };

/**
 * Asks the gateway how an attempt stands, and writes what it learns as if the gateway had called.
 * Answers whether there was an answer. Never call it inside a transaction: it waits for others.
 */
export async function askGateway(
  ctx: Ctx,
  { gateways, log, timeoutMs }: StatusServices,
  attempt: AskedAttempt & AttemptName & { gateway: string },
): Promise<boolean> {
  const { gateway: name, reference } = attempt;
  const gateway = gateways.find(name);
  const answer = gateway && (await answerOf(gateway, attempt, log, timeoutMs));
  const learned = learnStatus(attempt, answer, ctx.now);
  if (learned) {
    const system = { ...ctx, actor: systemActor(`gateway:${name}`) };
    const receiptNumber = answer?.state === "paid" ? answer.receiptNumber : undefined;
    const event = { ...learned, reference, at: ctx.now, receiptNumber };
    const settled = await settlePayment(system, name, event, { asked: answer ?? null });
    log.info({ gateway: name, reference, event: learned.eventId, settled }, "payment status");
  }
  return answer !== undefined;
}

async function answerOf(
  gateway: Gateway,
  attempt: AttemptName,
  log: Logger,
  timeoutMs?: number,
): Promise<GatewayStatus | undefined> {
  try {
    return await gateway.fetchStatus(attempt, timeoutMs);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { reference } = attempt;
    const about = { gateway: gateway.name, reference, err: error };
    // What passes by itself is a note; what breaks the contract needs a person.
    if (error.temporary) log.warn(about, "payment status not answered");
    else log.error(about, "payment status not understood");
    return undefined;
  }
}
