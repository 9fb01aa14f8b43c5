import { sentencesOf } from "../../rules/guard-answer.ts";
import type { Answer } from "../../views/show-answer.ts";

const HEADERS = {
  "content-type": "text/event-stream",
  "x-vercel-ai-ui-message-stream": "v1",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** An answer by sentences, in the stream of UI messages that chat libraries read. */
export function streamAnswer(answer: Answer): Response {
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
