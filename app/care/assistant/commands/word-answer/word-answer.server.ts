import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ModelSettings } from "#app/platform/model-settings.server.ts";
import { conversationSealer, sessionDigest } from "../../queries/sealed-conversation.server.ts";
import type { Turn } from "../../rules/conversation.ts";
import { costOf } from "../../rules/model-cost.ts";
import { guardModelText } from "../../rules/guard-model.ts";
import type { Passage } from "../../rules/passage.ts";
import { assistantConversations } from "../../tables.server.ts";
import { reserveCost, returnCost } from "./spend.server.ts";
import { mostCost, writeWithModel } from "./write-with-model.server.ts";

type AnswerDraft = {
  model: ModelSettings;
  sessionId: string;
  /** The browser's network address, for the limits. */
  address: string;
  turn: Turn;
  passages: readonly Passage[];
  /** No one waits longer, because the composed answer already exists. */
  patienceMs?: number;
  /** Receives the reason when a model was of no use. The composed answer then stays. */
  onFailure: (error: unknown) => void;
};

/**
 * Asks a model to rephrase an answer that was composed of passages. Its text must pass the guard,
 * and any failure leaves the composed answer. Triage and policy were decided before.
 */
export async function wordAnswer(ctx: Ctx, given: AnswerDraft): Promise<Turn> {
  const { model, turn, address, passages, onFailure, patienceMs = 8_000 } = given;
  const { monthlyLimit } = model;
  const most = mostCost(model, turn.question, passages);
  if (!(await reserveCost(ctx, most, { address, monthlyLimit }))) return turn;
  try {
    // If the cost is unknown, the reserved amount stays spent.
    const written = await writeWithModel({
      settings: model,
      question: turn.question,
      passages,
      patienceMs,
    });
    await returnCost(ctx, most - costOf(written, model, most), address);
    const cited = passages.map(({ body }) => body);
    const response = guardModelText(written.text, cited);
    if (response === undefined) return turn;
    return await storeResponse(ctx, given.sessionId, { ...turn, response });
  } catch (error) {
    onFailure(error);
    return turn;
  }
}

async function storeResponse(ctx: Ctx, sessionId: string, turn: Turn): Promise<Turn> {
  const sealer = conversationSealer(ctx);
  const own = eq(assistantConversations.session, sessionDigest(ctx, sessionId));
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(assistantConversations).where(own).for("update");
    if (!row) return;
    const said = sealer.open(row.sealed);
    const turns = said.turns.map((each) => (each.id === turn.id ? turn : each));
    const sealed = sealer.seal({ ...said, turns });
    await tx.db.update(assistantConversations).set({ sealed }).where(own);
  });
  return turn;
}
