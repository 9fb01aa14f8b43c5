import { eq, isNull } from "drizzle-orm";
import type { Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Outcome, ReceiverProblem } from "../gateways/receiver-port.ts";
import { nextQuestion } from "../rules/next-step.ts";
import { eDocumentConnection, eDocuments } from "../tables.server.ts";
import type { DocumentRow } from "../queries/valid-document.server.ts";

/**
 * Records an attempt. Without an answer nothing changes, and the next attempt is already planned.
 * `tries` tells whether a later attempt has begun.
 */
export async function noteOutcome(
  ctx: Ctx,
  { id, tries }: Pick<DocumentRow, "id" | "tries">,
  outcome: Result<Outcome, ReceiverProblem>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const document = await lockRow(tx.db, eDocuments, id);
    if (!document || document.tries !== tries) return;
    if (document.state !== "queued" && document.state !== "sent") return;
    if (!outcome.ok && outcome.reason === "keys_refused") {
      await tx.db
        .update(eDocumentConnection)
        .set({ refusedSince: tx.now })
        .where(isNull(eDocumentConnection.refusedSince));
      return;
    }
    if (!outcome.ok && outcome.reason !== "refused") return;
    const change = changeOf(document, outcome.ok ? outcome.value : asRejected(outcome), tx.now);
    await tx.db.update(eDocuments).set(change).where(eq(eDocuments.id, id));
    if (change.state !== "rejected") return;
    await recordAudit(tx, {
      action: "e_invoice.rejected",
      subject: { type: "invoice", id: document.invoiceId },
      before: { number: document.number },
      after: { number: document.number, why: change.says },
    });
  });
}

const asRejected = ({ says }: { says: string }): Outcome => ({ state: "rejected", says });

function changeOf({ sentAt, submitId }: DocumentRow, outcome: Outcome, now: Date) {
  const sent = sentAt ?? now;
  switch (outcome.state) {
    case "processing":
      return { state: "sent" as const, sentAt: sent, nextAt: nextQuestion(sent, now) };
    case "unknown":
      return { state: "queued" as const, submitId, sentAt: null };
    case "accepted":
      return { state: "accepted" as const, sentAt: sent, endedAt: now };
    case "rejected":
      return {
        state: "rejected" as const,
        says: outcome.says,
        sentAt: sent,
        endedAt: now,
      };
  }
}
