import { data } from "react-router";
import { listWords } from "#app/lib/list-words.ts";
import { redirectWithFlash } from "../http/flash.server.ts";
import type { RequestContext } from "../http/request-context.server.ts";

type BulkResult = {
  done: number;
  passed: readonly { name: string; why: string }[];
  /** The entry of the log that undoes all of it, where one does. */
  undo?: string | undefined;
};

/** Names that fit into a message; the others are counted. */
const MOST_NAMED = 5;

/**
 * Back to the list, with how many rows were done and which were passed over and why. With none done
 * the list stays as it is and says so.
 */
export function answerBulk(
  served: RequestContext,
  to: string,
  { done, passed, undo }: BulkResult,
  say: (count: number) => string,
) {
  const why = passed.length > 0 ? passedOver(passed) : "";
  if (done === 0) return data({ message: why || "Select at least one row." }, { status: 409 });
  if (why === "") return redirectWithFlash(served, to, { tone: "success", text: say(done), undo });
  const flash = { tone: "warning" as const, title: say(done), text: why, undo };
  return redirectWithFlash(served, to, flash);
}

/** The rows by reason: "Skipped: SPRING and SUMMER (in the archive)." */
function passedOver(passed: BulkResult["passed"]): string {
  const byReason = Map.groupBy(passed, ({ why }) => why);
  const parts = [...byReason].map(([why, rows]) => {
    const named = rows.slice(0, MOST_NAMED).map(({ name }) => name);
    const more = rows.length - named.length;
    return `${listWords(more > 0 ? [...named, `${more} more`] : named)} (${why})`;
  });
  return `Skipped: ${parts.join("; ")}.`;
}
