import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ProviderAnswer } from "../input.ts";
import { readConnection } from "../queries/connection.server.ts";
import { eDocuments } from "../tables.server.ts";

/**
 * Staff record what a provider answered about a document that it transmitted for the shop. They can
 * record another answer later, as long as no newer version replaced the document.
 */
export async function recordAnswer(
  ctx: Ctx,
  documentId: string,
  { result, says }: ProviderAnswer,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "replaced" | "automatic">>> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const document = await lockRow(tx.db, eDocuments, documentId);
    if (!document) return refuse("not_found");
    if (document.state === "corrected") return refuse("replaced");
    if ((await readConnection(tx)).receiver !== null) return refuse("automatic");
    const { number, invoiceId, state, sentAt } = document;
    await tx.db
      .update(eDocuments)
      .set({
        state: result,
        says: result === "rejected" ? says : "",
        sentAt: sentAt ?? tx.now,
        endedAt: tx.now,
      })
      .where(eq(eDocuments.id, document.id));
    await recordAudit(tx, {
      action: "e_invoice.answered",
      subject: { type: "invoice", id: invoiceId },
      before: { number, status: state },
      after: { number, status: result, ...(result === "rejected" && { why: says }) },
    });
    return ok(undefined);
  });
}
