import { and, asc, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue, type QueuePlace } from "#app/platform/list/next-in-queue.server.ts";
import { waitingPart } from "#app/platform/list/waiting-part.server.ts";
import { assistantConversations, assistantQuestions } from "../tables.server.ts";

const isOpen = isNull(assistantQuestions.settledAt);
const isFlagged =
  and(
    isNull(assistantConversations.settledAt),
    or(ne(assistantConversations.level, "none"), assistantConversations.ratedDown),
  ) ?? sql`false`;

/** The question that waits longest for a text, or the one that is asked for, and how many wait. */
export async function nextQuestion(db: Db, place: QueuePlace = {}) {
  const { id, firstAskedAt } = assistantQuestions;
  const first = async (which?: SQL) => {
    const [found] = await db
      .select()
      .from(assistantQuestions)
      .where(and(isOpen, which))
      .orderBy(asc(firstAskedAt), asc(id))
      .limit(1);
    return found;
  };
  const [left, question] = await Promise.all([
    db.$count(assistantQuestions, isOpen),
    nextInQueue({ since: firstAskedAt, id }, place, first),
  ]);
  return { left, question };
}

/** The same of the conversations that somebody with access to health data has to look at. */
export async function nextFlagged(db: Db, place: QueuePlace = {}) {
  const { id, startedAt } = assistantConversations;
  const first = async (which?: SQL) => {
    const [found] = await db
      .select({ id })
      .from(assistantConversations)
      .where(and(isFlagged, which))
      .orderBy(asc(startedAt), asc(id))
      .limit(1);
    return found;
  };
  const [left, found] = await Promise.all([
    db.$count(assistantConversations, isFlagged),
    nextInQueue({ since: startedAt, id }, place, first),
  ]);
  return { left, id: found?.id };
}

/** What waits, and since when; for the page of what is to be done today. */
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

/** How much waits, by the address of its page. */
export const waitingForAssistant: Record<string, SQL<number>> = {
  [href("/admin/assistant/questions")]: sql`(
    select count(*)::int from ${assistantQuestions} where ${isOpen})`,
  [href("/admin/assistant/conversations")]: sql`(
    select count(*)::int from ${assistantConversations} where ${isFlagged})`,
};
