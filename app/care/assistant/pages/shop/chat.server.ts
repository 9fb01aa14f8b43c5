import { messageInput } from "../../input.ts";
import { ask, type AskContext } from "./ask.server.ts";
import { assistantMessages as say } from "../../texts/shopper.ts";
import { urgentAlone } from "../../views/urgent-alone.ts";
import { readMessage } from "./read-message.server.ts";
import { sentencesOf } from "../../rules/guard-answer.ts";
import type { Answer } from "../../views/show-answer.ts";

const HEADERS = {
  "content-type": "text/event-stream",
  "x-vercel-ai-ui-message-stream": "v1",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** An answer by sentences, in the stream of UI messages that chat libraries read. */
function streamAnswer(answer: Answer): Response {
  const encoder = new TextEncoder();
  const parts = partsOf(answer);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = parts.shift();
      if (next === undefined) return controller.close();
      controller.enqueue(encoder.encode(`data: ${next}\n\n`));
    },
  });
  return new Response(body, { headers: HEADERS });
}

function partsOf({
  response,
  sources,
  triage,
  suggestions,
  answerId,
  expiresAt,
  saved,
}: Answer): string[] {
  const id = "answer";
  const deltas = response
    .split("\n\n")
    .flatMap((part, index) =>
      sentencesOf(part).map((each, at) => ({ each, begins: index > 0 && at === 0, at })),
    )
    .map(({ each, begins, at }) => `${begins ? "\n\n" : at > 0 ? " " : ""}${each}`);
  const parts = [
    { type: "start" },
    { type: "data-triage", data: triage },
    { type: "text-start", id },
    ...deltas.map((delta) => ({ type: "text-delta", id, delta })),
    { type: "text-end", id },
    ...sources.map(({ title, url }) => ({ type: "source-url", sourceId: url, url, title })),
    { type: "data-answer", data: { answerId, suggestions, expiresAt, saved } },
    { type: "finish" },
  ];
  return [...parts.map((part) => JSON.stringify(part)), "[DONE]"];
}

const NOT_STORED = { "cache-control": "no-store" };

/** Answers one message of a conversation: as JSON, or piece by piece where that is asked for. */
export async function answerChat(served: AskContext, request: Request): Promise<Response> {
  const parsed = messageInput.safeParse(await readMessage(request));
  if (!parsed.success) {
    const response = parsed.error.issues[0]?.message ?? say.rephrase;
    return Response.json(
      { error: "not_understood", response },
      { status: 422, headers: NOT_STORED },
    );
  }
  const { message } = parsed.data;
  try {
    const answered = await ask(served, parsed.data);
    if (!answered.ok) {
      // A warning sign is answered whatever became of the conversation.
      const response = [...urgentAlone(message), say.expired].join("\n\n");
      return Response.json(
        { error: "session_expired", response },
        { status: 410, headers: NOT_STORED },
      );
    }
    const { answer } = answered.value;
    const wantsStream = request.headers.get("accept")?.includes("text/event-stream") ?? false;
    return wantsStream ? streamAnswer(answer) : Response.json(answer, { headers: NOT_STORED });
  } catch (error) {
    served.log.error({ err: error }, "the assistant did not answer");
    const response = [...urgentAlone(message), say.trouble].join("\n\n");
    return Response.json({ error: "out_of_order", response }, { status: 503, headers: NOT_STORED });
  }
}
