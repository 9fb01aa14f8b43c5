import type { Prepare, Some } from "../call.ts";
import { anything, id, text } from "../fields.ts";

/** Made of the shop's texts at the first question, whatever becomes of that. */
const notes = ["assistant_passages"];

const sessionId = () => id(crypto.randomUUID());

/** It takes JSON as well as a form, so a shape of the body is no promise of a refusal. */
const asked: Prepare = () => ({
  notes,
  fields: { message: anything("What are peptides?"), sessionId: anything(crypto.randomUUID()) },
});

export const assistant: Some<"/health-ai" | "/api/health-ai-chat"> = {
  "/health-ai": {
    GET: () => ({}),
    POST: {
      ask: () => ({
        notes,
        fields: { message: text("What are peptides?"), sessionId: sessionId() },
      }),
    },
  },
  "/api/health-ai-chat": { POST: { ask: asked } },
};
