import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { isPressing } from "#app/care/triage/rules/urgency.ts";
import type { Calendar } from "./open-state.ts";
import { promiseReply, type ReplyPromise } from "./promise-reply.ts";

/**
 * When staff must answer these words. A message that may be urgent is due at once, so that it comes
 * early in their list. Its writer is promised an answer as usual.
 */
export function promiseTo(words: readonly string[], at: Date, calendar: Calendar): ReplyPromise {
  const promise = promiseReply(at, calendar);
  return isPressing(urgencyOf(words, "message")) ? { ...promise, dueAt: at } : promise;
}
