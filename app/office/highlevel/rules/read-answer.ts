export type Answer =
  | { status: number; said: string; retryAfter: string | undefined }
  | { failure: "not_allowed" | "unknown_name" | "timed_out" | "unreachable" };

/** Problems of the connection itself: nothing is sent until staff fix them. */
export const BROKEN = ["key", "scope", "location", "lost"] as const;
export type ConnectionProblem = (typeof BROKEN)[number];

/** Problems that may pass by themselves. */
export type Trouble = "busy" | "down" | "timed_out" | "unreachable";

export type Verdict =
  | { is: "done" }
  | { is: "broken"; why: ConnectionProblem }
  | { is: "trouble"; why: Trouble; status?: number; retryAfter?: string | undefined }
  /** The contact no longer exists. */
  | { is: "gone" }
  /** HighLevel will never accept the request as it is. */
  | { is: "refused"; status: number; said: string };

/**
 * Reads a response. HighLevel also answers 401 or 403 when the key is right but lacks a scope or
 * belongs to another sub-account; only the message tells these apart.
 */
export function readAnswer(answer: Answer): Verdict {
  if ("failure" in answer) {
    const why = answer.failure === "timed_out" ? "timed_out" : "unreachable";
    return { is: "trouble", why };
  }
  const { status, said, retryAfter } = answer;
  if (status >= 200 && status < 300) return { is: "done" };
  if (status === 401) return { is: "broken", why: /\bscope/i.test(said) ? "scope" : "key" };
  if (status === 403) return { is: "broken", why: /\blocation/i.test(said) ? "location" : "scope" };
  if (status === 404 || status === 410 || (status === 400 && /\bnot found\b/i.test(said))) {
    return { is: "gone" };
  }
  if (status === 429) return { is: "trouble", why: "busy", status, retryAfter };
  if (status === 408) return { is: "trouble", why: "timed_out", status };
  if (status >= 500) return { is: "trouble", why: "down", status, retryAfter };
  return { is: "refused", status, said };
}

const LONGEST = 300;

/** The `message` of a response, which is a text or a list of texts. */
export function wordsOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("message" in body)) return "";
  const { message } = body;
  const lines = Array.isArray(message) ? message : [message];
  const text = lines.filter((line) => typeof line === "string").join(". ");
  return text
    .replaceAll(/\p{Cc}+/gu, " ")
    .slice(0, LONGEST)
    .toWellFormed();
}

/** HighLevel allows 100 requests in ten seconds, so a shorter wait is pointless. */
const LEAST_SECONDS = 10;
const MOST_SECONDS = 86_400;

/** Retry-After is a number of seconds or a date. */
export function secondsToWait(retryAfter: string | undefined, now: Date): number {
  const text = retryAfter?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - now.getTime()) / 1_000);
  if (!Number.isFinite(seconds)) return LEAST_SECONDS;
  return Math.min(Math.max(seconds, LEAST_SECONDS), MOST_SECONDS);
}
