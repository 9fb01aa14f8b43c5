import type { Fetch } from "../bounded-http.server.ts";

type Mood = {
  /** A retry can help. */
  temporary: boolean;
  answer(init: RequestInit): Promise<Response>;
};

const saying = (status: number, body: string) => async () =>
  new Response(body, { status, headers: { "content-type": "application/json" } });

/** Faults of any provider. */
export const MOODS = {
  "hangs up": { temporary: true, answer: () => Promise.reject(new TypeError("fetch failed")) },
  "says nothing": { temporary: true, answer: silence },
  "is broken": { temporary: true, answer: saying(500, '{"error":"boom"}') },
  "is too busy": { temporary: true, answer: saying(429, "{}") },
  "sends half an answer": { temporary: false, answer: saying(200, '{"data":{"id":"cs_1","attri') },
  "shows a page": { temporary: false, answer: saying(200, "<html>It works!</html>") },
  "sends another shape": { temporary: false, answer: saying(200, '{"ok":true}') },
  "leads elsewhere": { temporary: false, answer: saying(302, "{}") },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;

/** Only the caller's timeout ends it. */
function silence({ signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("no answer in time")));
  });
}

/** A fetch to a provider that misbehaves when a test wants it to. */
export function moodyFetch(fetch: Fetch) {
  let mood: MoodName | undefined;
  let pauseMs = 0;
  const moody: Fetch = async (url, init) => {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return mood ? MOODS[mood].answer(init) : fetch(url, init);
  };
  return {
    fetch: moody,
    turn: (next: MoodName | undefined) => void (mood = next),
    /** Answers late, but in time. */
    slowDown: (ms: number) => void (pauseMs = ms),
  };
}
