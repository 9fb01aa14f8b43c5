import { formatDateTime } from "#app/lib/dates.ts";
import type { newestMessages } from "../queries/messages.server.ts";
import { highlevelMessages as say } from "../texts/staff.ts";

type MessageRow = Awaited<ReturnType<typeof newestMessages>>[number];

/** A line of the log. */
export function showMessage({ message, email }: MessageRow) {
  const { id, kind, occasion, state, skipped, status, said, attempts, nextAt } = message;
  const what = say.occasions[occasion];
  const at = formatDateTime(message.createdAt);
  const answer = status === null ? state === "failed" && say.noAnswer : String(status);
  return {
    id,
    state,
    at,
    who: email ?? say.erased,
    what: kind === "event" ? say.asEvent(what) : what,
    detail: [
      skipped && say.skipped[skipped],
      answer,
      attempts > 1 && say.tries(attempts),
      nextAt && say.next(formatDateTime(nextAt)),
    ]
      .filter((part) => typeof part === "string" && part !== "")
      .join(", "),
    said,
  };
}
export type ShownMessage = ReturnType<typeof showMessage>;
