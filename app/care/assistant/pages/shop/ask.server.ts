import type { RouterContextProvider } from "react-router";
import { ok } from "#app/lib/result.ts";
import { takesOnlinePayments } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import {
  answerMessage,
  type AnsweredMessage,
} from "../../commands/answer-message/answer-message.server.ts";
import { saveTurn } from "../../commands/save-turn.server.ts";
import { wordAnswer } from "../../commands/word-answer/word-answer.server.ts";
import type { Turn } from "../../rules/conversation.ts";

/** A request, and whether a gateway takes payments: an answer names the payment methods on offer. */
export type AskContext = RequestContext & { online: boolean };

export function askContext(context: Readonly<RouterContextProvider>): AskContext {
  return { ...context.get(requestContext), online: takesOnlinePayments(context) };
}

type MessageInput = { message: string; sessionId: string };

/**
 * Answers a message, in the words of the model where there is one and the guard lets them pass, and
 * saves it where its writer agreed to that.
 */
export async function ask(served: AskContext, asked: MessageInput) {
  const answered = await answerMessage(served, asked);
  if (!answered.ok) return answered;
  const worded = await inOwnWords(served, asked, answered.value);
  const turn = worded.turns.at(-1);
  const saved = turn && (await save(served, asked.sessionId, turn));
  if (saved === undefined) return ok(worded);
  return ok({ ...worded, answer: { ...worded.answer, saved } });
}

/** The model rephrases only answers from the texts; warnings and refusals keep their wording. */
async function inOwnWords(
  { ctx, env, ip, log }: RequestContext,
  { sessionId }: MessageInput,
  composed: AnsweredMessage,
): Promise<AnsweredMessage> {
  const { answer, turns, cited } = composed;
  const turn = turns.at(-1);
  if (!env.model || !turn || cited.length === 0) return composed;
  const worded = await wordAnswer(ctx, {
    model: env.model,
    sessionId,
    address: ip,
    turn,
    passages: cited,
    onFailure: (error) => log.warn({ err: error }, "the model did not word an answer"),
  });
  return {
    answer: { ...answer, response: worded.response },
    turns: [...turns.slice(0, -1), worded],
    cited,
  };
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
