import type { RouterContextProvider } from "react-router";
import { ok } from "#app/lib/result.ts";
import { takesOnlinePayments } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerMessage } from "../../commands/answer-message/answer-message.server.ts";
import { saveTurn } from "../../commands/save-turn.server.ts";
import type { Turn } from "../../rules/conversation.ts";

/** A request, and whether a gateway takes payments: an answer names the payment methods on offer. */
export type AskContext = RequestContext & { online: boolean };

export function askContext(context: Readonly<RouterContextProvider>): AskContext {
  return { ...context.get(requestContext), online: takesOnlinePayments(context) };
}

type MessageInput = { message: string; sessionId: string };

/** Answers a message, and saves the answer where its writer agreed to that. */
export async function ask(served: AskContext, asked: MessageInput) {
  const answered = await answerMessage(served, asked);
  if (!answered.ok) return answered;
  const { answer, turns } = answered.value;
  const turn = turns.at(-1);
  const saved = turn && (await save(served, asked.sessionId, turn));
  return saved === undefined ? answered : ok({ turns, answer: { ...answer, saved } });
}

/** Undefined if no saving was requested. The answer is given even if saving fails. */
async function save(
  { ctx, log }: RequestContext,
  sessionId: string,
  turn: Turn,
): Promise<boolean | undefined> {
  try {
    return (await saveTurn(ctx, { sessionId, turn })) || undefined;
  } catch (error) {
    log.error({ err: error }, "an answer was not saved in the account");
    return false;
  }
}
