import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Asked } from "../../rules/asked-words.ts";
import { questionToNote } from "../../rules/unanswered.ts";
import { assistantQuestions } from "../../tables.server.ts";

/** Nobody reads more than these, and whoever sends nonsense does not fill the table. */
const MOST_OPEN = 1_000;

/** Counts a question that no text answers, for whoever writes the texts. */
export async function noteQuestion(
  { db, now, ids }: Ctx,
  message: string,
  asked: readonly Asked[],
): Promise<void> {
  const noted = questionToNote(message, asked);
  if (!noted) return;
  const { words, question } = noted;
  const again = await db
    .update(assistantQuestions)
    .set({ question, times: sql`${assistantQuestions.times} + 1`, lastAskedAt: now })
    .where(sql`${assistantQuestions.words} = ${words}`);
  if ((again.rowCount ?? 0) > 0) return;
  const isOpen = sql`${assistantQuestions.settledAt} is null`;
  if ((await db.$count(assistantQuestions, isOpen)) >= MOST_OPEN) return;
  await db
    .insert(assistantQuestions)
    .values({ id: ids.newId(), words, question, firstAskedAt: now, lastAskedAt: now })
    .onConflictDoNothing({ target: assistantQuestions.words });
}
