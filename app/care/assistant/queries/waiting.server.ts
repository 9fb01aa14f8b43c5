import { and, asc, eq, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import { validate } from "uuid";
import type { Db } from "#app/platform/database/db.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { assistantConversations, assistantQuestions } from "../tables.server.ts";

const isOpen = isNull(assistantQuestions.settledAt);
const isFlagged =
  and(
    isNull(assistantConversations.settledAt),
    or(ne(assistantConversations.level, "none"), assistantConversations.ratedDown),
  ) ?? sql`false`;

/** Ids from the URL: the item to begin with, or the last one settled. */
type QueuePosition = { only?: string | null; after?: string | null };

/** The question that has waited longest for a text, or the requested one, and how many wait. */
export async function nextQuestion(db: Db, { only, after }: QueuePosition = {}) {
  const { id, firstAskedAt } = assistantQuestions;
  const first = async (which?: SQL) =>
    db
      .select()
      .from(assistantQuestions)
      .where(and(isOpen, which))
      .orderBy(asc(firstAskedAt), asc(id))
      .limit(1);
  const later = sql`(${firstAskedAt}, ${id}) > (select q.first_asked_at, q.id
    from ${assistantQuestions} q where q.id = ${after})`;
  const [left, found] = await Promise.all([
    db.$count(assistantQuestions, isOpen),
    only && validate(only) ? first(eq(id, only)) : after && validate(after) ? first(later) : [],
  ]);
  return { left, question: found[0] ?? (await first())[0] };
}

/** The same for conversations that staff with access to health data must look at. */
export async function nextFlagged(db: Db, { only, after }: QueuePosition = {}) {
  const { id, startedAt } = assistantConversations;
  const first = async (which?: SQL) =>
    db
      .select({ id })
      .from(assistantConversations)
      .where(and(isFlagged, which))
      .orderBy(asc(startedAt), asc(id))
      .limit(1);
  const later = sql`(${startedAt}, ${id}) > (select c.started_at, c.id
    from ${assistantConversations} c where c.id = ${after})`;
  const [left, found] = await Promise.all([
    db.$count(assistantConversations, isFlagged),
    only && validate(only) ? first(eq(id, only)) : after && validate(after) ? first(later) : [],
  ]);
  return { left, id: (found[0] ?? (await first())[0])?.id };
}

/** The number of open questions and the age of the oldest, for the dashboard. */
export const waitingQuestionPart = waitingPart(
  assistantQuestions,
  isOpen,
  assistantQuestions.firstAskedAt,
);
export const waitingConversationPart = waitingPart(
  assistantConversations,
  isFlagged,
  assistantConversations.startedAt,
);

/** The number of open items, by the address of their page. */
export const waitingForAssistant: Record<string, SQL<number>> = {
  [href("/admin/assistant/questions")]: sql`(
    select count(*)::int from ${assistantQuestions} where ${isOpen})`,
  [href("/admin/assistant/conversations")]: sql`(
    select count(*)::int from ${assistantConversations} where ${isFlagged})`,
};
