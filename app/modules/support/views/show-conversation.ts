import { formatDateTime } from "#app/lib/dates.ts";
import { ticketMessages as say } from "../texts/staff.ts";

type Written = { id: string; text: string; createdAt: Date; authorName: string | null };

/** What staff answered and noted, in the order in which it was written. */
export function showConversation(found: {
  replies: readonly Written[];
  notes: readonly Written[];
}) {
  const all = [
    ...found.replies.map((one) => ({ ...one, kind: "reply" as const })),
    ...found.notes.map((one) => ({ ...one, kind: "note" as const })),
  ];
  return all
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ id, kind, text, createdAt, authorName }) => ({
      id,
      kind,
      text,
      by: say.byAuthor(authorName ?? say.formerStaff, formatDateTime(createdAt)),
    }));
}
