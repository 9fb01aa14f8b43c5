import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Memory } from "#app/platform/database/memory.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findPassages } from "../../queries/find-passages.server.ts";
import { conversationSealer, sessionDigest } from "../../queries/sealed-conversation.server.ts";
import { expiresAt, isExpired, withTurn, type Said, type Turn } from "../../rules/conversation.ts";
import { isUnanswered } from "../../rules/unanswered.ts";
import { isMoreUrgent } from "../../rules/flag.ts";
import { isFilipino } from "../../rules/is-filipino.ts";
import type { Passage } from "../../rules/passage.ts";
import { policiesOf } from "../../rules/policy.ts";
import { triage } from "../../rules/triage.ts";
import { noteQuestion } from "./note-question.server.ts";
import { assistantConversations } from "../../tables.server.ts";
import { composeAnswer, type Composed, type Evidence } from "../../views/compose-answer.ts";
import { showAnswer, type Answer } from "../../views/show-answer.ts";

type Asked = { message: string; sessionId: string };
export type Answered = {
  answer: Answer;
  turns: readonly Turn[];
  /** What the answer is composed of: a model may word it. */
  cited: readonly Passage[];
};

const NOTHING: Evidence = { passages: [], asked: [], isKnownTopic: false };

/**
 * Answers a message and stores both with its conversation, which the first message begins. Whoever
 * has the id of a conversation has it; after five minutes without a message nobody goes on with it.
 */
export async function answerMessage(
  { ctx, memory }: { ctx: Ctx; memory: Memory },
  { message, sessionId }: Asked,
): Promise<Result<Answered, Refusal<"expired">>> {
  // A warning sign is answered without the texts, also when they cannot be searched.
  const isUrgent = isMoreUrgent(triage(message).level, "see_doctor");
  const evidence = isUrgent ? NOTHING : await findPassages({ db: ctx.db, memory }, message);
  const sealer = conversationSealer(ctx);
  return inTransaction(ctx, async (tx) => {
    const row = await lockConversation(tx, sessionDigest(ctx, sessionId));
    if (isExpired(row.lastAt, ctx.now)) return refuse("expired");
    const said: Said = row.sealed === "" ? { turns: [], found: [] } : sealer.open(row.sealed);
    const before = said.turns.map(({ question }) => question);
    const found = triage(message, before, said.found);
    const composed = composeAnswer({
      triage: found,
      policies: policiesOf(message),
      evidence,
      isFilipino: isFilipino(message),
    });
    const turn = {
      id: ctx.ids.newId(),
      question: message,
      ...shownOf(composed),
      level: found.level,
    };
    const next = withTurn(said, turn, found.found);
    await tx.db
      .update(assistantConversations)
      .set({
        sealed: sealer.seal(next),
        level: found.level,
        lastAt: ctx.now,
        // Whoever was done with it looks again.
        settledAt: null,
      })
      .where(eq(assistantConversations.id, row.id));
    if (isUnanswered(composed.by)) await noteQuestion(tx, message, evidence.asked);
    return ok({
      answer: showAnswer(composed, found, { answerId: turn.id, expires: expiresAt(ctx.now) }),
      turns: next.turns,
      cited: composed.cited,
    });
  });
}

async function lockConversation({ db, now, ids }: Ctx, session: string) {
  await db
    .insert(assistantConversations)
    .values({ id: ids.newId(), session, sealed: "", level: "none", startedAt: now, lastAt: now })
    .onConflictDoNothing({ target: assistantConversations.session });
  const [row] = await db
    .select()
    .from(assistantConversations)
    .where(eq(assistantConversations.session, session))
    .for("update");
  if (!row) throw new Error("a conversation that was just written is gone");
  return row;
}

const shownOf = ({ response, sources }: Composed) => ({ response, sources });
