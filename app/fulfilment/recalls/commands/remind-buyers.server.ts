import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { recallBuyers, recalls } from "../tables.server.ts";

type RemindRefusal = Refusal<"forbidden" | "not_found" | "no_one" | "changed_meanwhile">;

/** Mails a recall again to buyers without an answer. `sendings` is the number that staff saw. */
export async function remindBuyers(
  ctx: Ctx,
  { lotId, sendings }: { lotId: string; sendings: number },
): Promise<Result<{ buyers: number }, RemindRefusal>> {
  if (!may(ctx.actor, "lots:recall")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const [recall] = await tx.db
      .select()
      .from(recalls)
      .where(eq(recalls.lotId, lotId))
      .for("update");
    if (!recall) return refuse("not_found");
    if (recall.sendings !== sendings) return refuse("changed_meanwhile");
    const silent = and(eq(recallBuyers.recallId, recall.id), isNull(recallBuyers.answeredAt));
    const buyers = await tx.db.$count(recallBuyers, silent);
    if (buyers === 0) return refuse("no_one");
    const sending = sendings + 1;
    await tx.db
      .update(recalls)
      .set({ sendings: sql`${recalls.sendings} + 1` })
      .where(eq(recalls.id, recall.id));
    await enqueue(tx.db, "recalls.mail", { recallId: recall.id, sending });
    await recordAudit(tx, {
      action: "lot.recall_reminded",
      subject: { type: "lot", id: lotId },
      after: { buyers },
    });
    return ok({ buyers });
  });
}
