import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { isPressing } from "#app/care/triage/rules/urgency.ts";
import type { Calendar } from "./open-state.ts";
import { addMinutes } from "#app/lib/dates.ts";
import { promiseReply, type ReplyPromise } from "./promise-reply.ts";

/** Minutes in which staff answer what may be urgent: it comes first in their list, at any hour. */
const URGENT = 15;

/**
 * When staff must answer these words. The writer of an urgent message is promised an answer as
 * usual, and told whom to call meanwhile.
 */
export function promiseTo(words: readonly string[], at: Date, calendar: Calendar): ReplyPromise {
  const promise = promiseReply(at, calendar);
  return isPressing(urgencyOf(words, "message"))
    ? { ...promise, dueAt: addMinutes(at, URGENT) }
    : promise;
}
