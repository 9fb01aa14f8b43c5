import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** What came back, and how long it took from the first byte sent to the last one read. */
export type Sent = { status: number; body: string; ms: number };

/** So many connections as callers, each used again. */
export const agentFor = (callers: number) => new Agent({ keepAlive: true, maxSockets: callers });

/** Posts one message. `fetch` costs the processor that the shop also needs about what an answer does. */
export function sendMessage(
  url: string,
  agent: Agent,
  { from, ...message }: { message: string; sessionId: string; from: string },
): Promise<Sent> {
  const body = JSON.stringify(message);
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    origin: url,
    // Each conversation comes from an address of its own, so that no limit counts them together.
    "x-forwarded-for": from,
  };
  const sending = request(`${url}/api/health-ai-chat`, { method: "POST", agent, headers });
  sending.on("error", reject);
  sending.on("response", (response) => {
    text(response).then(
      (answer) =>
        resolve({
          status: response.statusCode ?? 0,
          body: answer,
          ms: performance.now() - begun,
        }),
      reject,
    );
  });
  sending.end(body);
  return promise;
}
