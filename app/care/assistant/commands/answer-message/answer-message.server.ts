import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import {
  findPassages,
  NOTHING_FOUND,
  type PassageSearch,
} from "../../queries/find-passages.server.ts";
import { conversationSealer, sessionDigest } from "../../queries/sealed-conversation.server.ts";
import {
  expiresAt,
  highestLevel,
  isExpired,
  withTurn,
  type ConversationContents,
  type Turn,
} from "../../rules/conversation.ts";
import { isUnanswered } from "../../rules/unanswered.ts";
import { isMoreUrgent } from "#app/care/triage/rules/flag.ts";
import { isFilipino } from "../../rules/is-filipino.ts";
import { policiesOf, policiesOfRead, type Policy } from "../../rules/policy.ts";
import { ownSigns, triage, type OwnSigns } from "#app/care/triage/rules/triage.server.ts";
import { noteQuestion } from "./note-question.server.ts";
import { storeConversation, type StoredConversation } from "./store-conversation.server.ts";
import { composeAnswer } from "../../views/compose-answer.ts";
import { showAnswer, type Answer } from "../../views/show-answer.ts";

/** `online`: a gateway takes payments. */
type AnswerContext = Pick<RequestContext, "ctx" | "limiter" | "memory"> & { online: boolean };
type AnswerMessageInput = { message: string; sessionId: string };
export type AnsweredMessage = {
  answer: Answer;
  turns: readonly Turn[];
};

/** Facts about a message that do not depend on its conversation. */
type MessageFacts = { own: OwnSigns; policies: readonly Policy[]; evidence: PassageSearch };

const NOTHING_SAID: ConversationContents = { turns: [], found: [] };

/** Other requests may write the conversation between our read and write; we retry this often. */
const MOST_TRIES = 20;

/** A question may go on with what so many questions before it were about. */
const MOST_BEFORE = 3;

/**
 * Answers a message and stores both in its conversation, which the first message starts. The id
 * alone opens a conversation. After five minutes without a message it cannot be continued.
 */
export async function answerMessage(
  { ctx, limiter, memory, online }: AnswerContext,
  { message, sessionId }: AnswerMessageInput,
): Promise<Result<AnsweredMessage, Refusal<"expired">>> {
  // A warning sign is answered without the texts, even when they cannot be searched.
  const own = ownSigns(message);
  const isUrgent = isMoreUrgent(triage(own).level, "see_doctor");
  const findEvidence = async (before: readonly string[] = []) =>
    isUrgent
      ? NOTHING_FOUND
      : findPassages({ asker: { ctx, limiter }, online, memory }, { message, before });
  const policies = policiesOf(message);
  const sealer = conversationSealer(ctx);
  const session = sessionDigest(ctx, sessionId);
  // We treat the message as the first one until the database says otherwise.
  let stands: StoredConversation | undefined;
  let evidence = await findEvidence();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (stands && isExpired(stands.lastAt, ctx.now)) return refuse("expired");
    const said = stands ? sealer.open(stands.sealed) : NOTHING_SAID;
    const { turn, composed, found, next } = decide(ctx, said, { own, policies, evidence });
    const written = { session, sealed: sealer.seal(next), level: highestLevel(next) };
    const stored = await storeConversation(ctx, stands, written);
    if (!stored.isStored) {
      stands = stored.stands;
      const turns = stands ? sealer.open(stands.sealed).turns.slice(-MOST_BEFORE) : [];
      evidence = await findEvidence(turns.map(({ question }) => question).toReversed());
      continue;
    }
    await evidence.skill?.send?.();
    if (isUnanswered(composed.by)) await noteQuestion(ctx, message, evidence);
    const expires = expiresAt(ctx.now);
    const answer = showAnswer(composed, found, { answerId: turn.id, expires });
    return ok({ answer, turns: next.turns });
  }
  throw new Error("a conversation is written too often at once");
}

function decide(
  { ids, now }: Pick<Ctx, "ids" | "now">,
  said: ConversationContents,
  { own, policies, evidence }: MessageFacts,
) {
  const { message } = own;
  const before = said.turns.map(({ question }) => question);
  const found = triage(own, before, said.found);
  const composed = composeAnswer({
    triage: found,
    policies: policiesOfRead(message, policies, evidence.read),
    evidence,
    isFilipino: isFilipino(message),
  });
  const { response, sources } = composed;
  const turn = {
    id: ids.newId(),
    at: now.toISOString(),
    question: message,
    response,
    sources,
    level: found.level,
  };
  return { turn, composed, found, next: withTurn(said, turn, [...found.found, ...found.earlier]) };
}
