import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Correction } from "../input.ts";
import { correctPayload } from "../rules/correct-payload.ts";
import { eDocuments } from "../tables.server.ts";
import { replaceDocument } from "./replace-document.server.ts";

/** Replaces a rejected document by a corrected version, which waits for transmission. */
export async function correctDocument(
  ctx: Ctx,
  documentId: string,
  correction: Correction,
): Promise<Result<string, Refusal<"forbidden" | "not_found" | "not_rejected">>> {
  if (!may(ctx.actor, "orders:refund")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const document = await lockRow(tx.db, eDocuments, documentId);
    if (!document) return refuse("not_found");
    if (document.state !== "rejected") return refuse("not_rejected");
    const { number, revision, says, invoiceId } = document;
    const id = await replaceDocument(tx, document, correctPayload(document.payload, correction));
    await recordAudit(tx, {
      action: "e_invoice.corrected",
      subject: { type: "invoice", id: invoiceId },
      before: { number, version: revision, rejectedFor: says },
      after: { number, version: revision + 1 },
    });
    return ok(id);
  });
}
