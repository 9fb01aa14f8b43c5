import { answerMessage } from "#app/modules/assistant/commands/answer-message.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** Made of the shop's texts at the first question, whatever becomes of that. */
const notes = ["assistant_passages"];

const sessionId = () => id(crypto.randomUUID());

/** It takes JSON as well as a form, so a shape of the body is no promise of a refusal. */
const asked: Prepare = () => ({
  notes,
  fields: { message: anything("What are peptides?"), sessionId: anything(crypto.randomUUID()) },
});

/** An answer that somebody got, and the id of its conversation. */
async function answered(shop: Shop) {
  const memory = new Memory();
  const sessionId = crypto.randomUUID();
  const said = { message: "What are peptides?", sessionId };
  const answer = await answerMessage({ ctx: shop.visitor(), memory }, said);
  if (!answer.ok) throw new Error(answer.reason);
  return { sessionId: secret(sessionId), answerId: secret(answer.value.answer.answerId) };
}

export const assistant: Some<"/health-ai" | "/api/health-ai-chat" | "/api/health-ai-rating"> = {
  "/health-ai": {
    GET: () => ({}),
    POST: {
      ask: () => ({
        notes,
        fields: { message: text("What are peptides?"), sessionId: sessionId() },
      }),
    },
  },
  "/api/health-ai-rating": {
    POST: {
      rate: async (shop) => ({
        fields: {
          ...(await answered(shop)),
          verdict: choice("down", "up"),
          reason: choice("wrong", "other_question", "unsafe", "unclear"),
        },
      }),
    },
  },
  "/api/health-ai-chat": { POST: { ask: asked } },
};
