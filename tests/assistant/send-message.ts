import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

/** The answer, and the milliseconds from the first byte sent to the last byte read. */
export type TimedAnswer = { status: number; body: string; ms: number };

/** One kept connection per caller. */
export const agentFor = (callers: number) => new Agent({ keepAlive: true, maxSockets: callers });

/** Posts one message. `fetch` would take as much of the shop's CPU time as an answer does. */
export function sendMessage(
  url: string,
  agent: Agent,
  { from, ...message }: { message: string; sessionId: string; from: string },
): Promise<TimedAnswer> {
  const body = JSON.stringify(message);
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<TimedAnswer>();
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    origin: url,
    // Each conversation has its own address, so that no limit applies.
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
