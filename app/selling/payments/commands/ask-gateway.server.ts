import type { Logger } from "pino";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AttemptName } from "../gateways/gateway.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { learnStatus, type AskedAttempt } from "../rules/learn-status.ts";
import { answerOf } from "../gateways/answer-of.server.ts";
import { settlePayment } from "./settle-payment/settle-payment.server.ts";

export type StatusServices = { gateways: Pick<Gateways, "find">; log: Logger; timeoutMs?: number };

/**
 * Asks the gateway for an attempt's status and handles the answer like a callback. Returns false
 * without an answer. Never call it inside a transaction, since it waits for the network.
 */
export async function askGateway(
  ctx: Ctx,
  { gateways, log, timeoutMs }: StatusServices,
  attempt: AskedAttempt & AttemptName & { gateway: string },
): Promise<boolean> {
  const { gateway: name, reference } = attempt;
  const gateway = gateways.find(name);
  const answer = gateway && (await answerOf(gateway, attempt, { log, timeoutMs }));
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
