import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { answerMessage, type Answered } from "../commands/answer-message/answer-message.server.ts";
import { wordAnswer } from "../commands/word-answer/word-answer.server.ts";

/**
 * Answers a message, in the words of the model where there is one and the guard lets them pass.
 * Only an answer from the texts is worded: warning signs and refusals are said as they are.
 */
export async function ask(served: RequestContext, asked: { message: string; sessionId: string }) {
  const { ctx, env, log } = served;
  const answered = await answerMessage(served, asked);
  if (!answered.ok || !env.model) return answered;
  const { answer, turns, cited } = answered.value;
  const turn = turns.at(-1);
  if (!turn || cited.length === 0) return answered;
  const worded = await wordAnswer(ctx, {
    model: env.model,
    sessionId: asked.sessionId,
    turn,
    passages: cited,
    onFailure: (error) => log.warn({ err: error }, "the model did not word an answer"),
  });
  const value: Answered = {
    answer: { ...answer, response: worded.response },
    turns: [...turns.slice(0, -1), worded],
    cited,
  };
  return { ok: true as const, value };
}
