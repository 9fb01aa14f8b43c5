import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll } from "vitest";
import type { ModelSettings } from "#app/platform/model-settings.server.ts";

type Provider = ModelSettings["provider"];
/** What the model answers to the text that it was sent. */
type Behaviour = (asked: string) => string;

const openAi = (content: string, written: number) => ({
  id: "1",
  object: "chat.completion",
  created: 1,
  model: "small",
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  usage: { prompt_tokens: 100, completion_tokens: written, total_tokens: 100 + written },
});

const anthropic = (text: string, written: number) => ({
  id: "1",
  type: "message",
  role: "assistant",
  model: "small",
  content: [{ type: "text", text }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 100, output_tokens: written },
});

/** A server on this machine that speaks as a provider of models does, and how it is reached. */
export async function localModel() {
  let behaviour: Behaviour = () => "";
  let written = 50;
  let raw: ((response: ServerResponse) => void) | undefined;
  const asked: { url: string; body: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ url: request.url ?? "", body, headers: request.headers });
      if (raw) return raw(response);
      const answer = request.url?.endsWith("/messages") ? anthropic : openAi;
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify(answer(behaviour(body), written)));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    asked,
    answers: (next: Behaviour, tokens = 50) =>
      ([behaviour, raw, written] = [next, undefined, tokens]),
    breaks: (next: (response: ServerResponse) => void) => (raw = next),
    settings: (provider: Provider = "openai-compatible"): ModelSettings => ({
      provider,
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: "key-of-a-test",
      model: "small",
      monthlyLimit: 1_000_000,
      inputPrice: 1,
      outputPrice: 2,
    }),
  };
}
