/** The way that Ninja Van answers now: as documented, or with one of these faults. */
export type Mood = keyof typeof MOODS | "well";

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": "application/json" } });

/** Faults of a company's servers. "silent" hangs up, "slow" never ends. */
const MOODS = {
  silent: () => Promise.reject(new TypeError("fetch failed")),
  slow: silence,
  broken: () => json('{"error":{}}', 500),
  busy: () => json('{"error":{}}', 429),
  half: () => json('{"access_token": "abc'),
  page: () => new Response("<html><title>Maintenance</title></html>"),
  strange: () => json('{"access_token":7,"tracking_number":["x"],"events":"none","data":3}'),
  huge: () => new Response(endless()),
  elsewhere: () =>
    new Response("{}", { status: 302, headers: { location: "http://127.0.0.1:9/elsewhere" } }),
} satisfies Record<string, (signal: AbortSignal) => Response | Promise<Response>>;

export const misbehave = async (mood: Exclude<Mood, "well">, signal: AbortSignal) =>
  MOODS[mood](signal);

/** Never answers, so only the shop's own timeout ends the request. */
function silence(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("no answer in time")));
  });
}

/** More bytes than a client should read. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(32)),
  });
}
