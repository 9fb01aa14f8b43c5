/** What HighLevel, or the way to it, says of a request. */
export type Answer =
  | { status: number; said: string; retryAfter: string | undefined }
  | { failure: "not_allowed" | "unknown_name" | "timed_out" | "unreachable" };

/** What is wrong with the connection itself: nothing is sent until somebody sets it right. */
export const BROKEN = ["key", "scope", "location", "lost"] as const;
export type Broken = (typeof BROKEN)[number];

/** What may pass by itself. */
export type Trouble = "busy" | "down" | "timed_out" | "unreachable";

export type Verdict =
  | { is: "done" }
  | { is: "broken"; why: Broken }
  | { is: "trouble"; why: Trouble; status?: number; retryAfter?: string | undefined }
  /** The contact is not there any more. */
  | { is: "gone" }
  /** It will never be taken as it is. */
  | { is: "refused"; status: number; said: string };

/**
 * What an answer means. HighLevel says 401 or 403 also where the key is right and lacks a scope, or
 * belongs to another sub-account; only its words tell.
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

/** What an answer says in words: its `message`, which is a text or a list of them. */
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

/** 100 requests are free within ten seconds, so less is not worth waiting for. */
const LEAST_SECONDS = 10;
const MOST_SECONDS = 86_400;

/** The seconds that a Retry-After asks for; it may also be a date. */
export function secondsToWait(retryAfter: string | undefined, now: Date): number {
  const text = retryAfter?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - now.getTime()) / 1_000);
  if (!Number.isFinite(seconds)) return LEAST_SECONDS;
  return Math.min(Math.max(seconds, LEAST_SECONDS), MOST_SECONDS);
}
