import { and, eq, inArray, type SQL } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { readConnection } from "../queries/connection.server.ts";
import { eDocuments } from "../tables.server.ts";

/**
 * Staff download the documents of a day, or one. Documents name buyers, so the log records it. While
 * the shop transmits nothing itself, a provider now has them.
 */
export async function beginDownload(
  ctx: Ctx,
  what: { day: string } | { documentId: string },
): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "reports:read")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const which: SQL =
      "day" in what ? eq(eDocuments.day, what.day) : eq(eDocuments.id, what.documentId);
    if ((await readConnection(tx)).receiver === null) {
      const queued = await tx.db
        .select({ id: eDocuments.id })
        .from(eDocuments)
        .where(and(which, eq(eDocuments.state, "queued")))
        .orderBy(eDocuments.id)
        .for("update");
      await tx.db
        .update(eDocuments)
        .set({ state: "sent", sentAt: tx.now })
        .where(
          inArray(
            eDocuments.id,
            queued.map(({ id }) => id),
          ),
        );
    }
    await recordAudit(tx, {
      action: "e_invoices.downloaded",
      subject: { type: "invoices", id: "all" },
      after: what,
    });
    return ok(undefined);
  });
}
