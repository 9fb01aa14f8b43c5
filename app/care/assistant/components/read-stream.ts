export type StreamPart =
  | { type: "text-delta"; delta: string }
  | { type: "source-url"; url: string; title: string }
  | { type: "data-triage"; data: { level: "none" | "see_doctor" | "emergency" | "crisis" } }
  | {
      type: "data-answer";
      data: { answerId: string; suggestions: string[]; expiresAt: string; saved?: boolean };
    }
  | { type: "start" | "text-start" | "text-end" | "finish" };

/** The parts of an answer as they arrive. */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamPart> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  try {
    for (;;) {
      // One piece follows the other.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read();
      waiting += decoder.decode(value, { stream: !done });
      const lines = waiting.split("\n\n");
      waiting = lines.pop() ?? "";
      for (const line of lines) {
        const data = line.replace(/^data: /, "");
        // Our own endpoint wrote it.
        if (data !== "[DONE]") yield JSON.parse(data) as StreamPart;
      }
      if (done) return;
    }
  } finally {
    reader.releaseLock();
  }
}
