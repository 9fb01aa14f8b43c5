import { eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { TextProblem } from "../gateways/text-port.ts";
import type { Result } from "#app/lib/result.ts";
import { openText } from "../queries/sealed-text.server.ts";
import { nextTry } from "../rules/send-terms.ts";
import { messageConnection, sentMessages } from "../tables.server.ts";
import { announceSent } from "./announce-sent.server.ts";
import { endUnsent, type MessageRow } from "./end-unsent.server.ts";
import { QUEUE } from "./queue-message.server.ts";
import { stopTexts } from "./stop-texts.server.ts";

/**
 * Records an attempt. A company that did not answer is asked again later. `tries` is the number of
 * attempts that this one belongs to, so that a job that ran twice changes nothing.
 */
export async function noteOutcome(
  ctx: Ctx,
  { id, tries }: Pick<MessageRow, "id" | "tries">,
  outcome: Result<string, TextProblem>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [message] = await tx.db
      .select()
      .from(sentMessages)
      .where(eq(sentMessages.id, id))
      .for("update");
    if (message?.state !== "asked" || message.tries !== tries) return;
    if (outcome.ok) {
      // The demo mailbox shows the texts of the test provider.
      const keptText = message.provider === "test" ? {} : { sealed: null };
      await tx.db
        .update(sentMessages)
        .set({ state: "sent", providerId: outcome.value, ...keptText })
        .where(eq(sentMessages.id, id));
      return announceSent(tx, message);
    }
    await noteProblem(tx, message, outcome);
  });
}

async function noteProblem(tx: Ctx, message: MessageRow, problem: TextProblem): Promise<void> {
  const { id, topic, tries } = message;
  switch (problem.reason) {
    case "no_answer":
    case "not_understood": {
      const runAt = nextTry(topic, tries, tx.now);
      // It may have been sent, so its cost stays.
      if (!runAt) return endUnsent(tx, message, { state: "failed", why: "no_answer" });
      return enqueue(tx.db, "messages.send", { messageId: id, tries }, { runAt, queue: QUEUE });
    }
    case "opted_out":
      await stopTexts(tx, openText(tx, message.sealed)?.to ?? "");
      return endUnsent(tx, message, { state: "failed", why: "opted_out", cost: 0 });
    case "keys_refused":
      await tx.db
        .update(messageConnection)
        .set({ refusedSince: tx.now })
        .where(isNull(messageConnection.refusedSince));
      return endUnsent(tx, message, { state: "failed", why: "keys_refused", cost: 0 });
    case "refused": {
      const { says } = problem;
      return endUnsent(tx, message, { state: "failed", why: "refused", says, cost: 0 });
    }
  }
}
