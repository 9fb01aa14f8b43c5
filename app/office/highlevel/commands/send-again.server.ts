import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { sendJob } from "../jobs/send-job.ts";
import { readConnection } from "../queries/connection.server.ts";
import { highlevelMessages } from "../tables.server.ts";

type AgainRefusal = Refusal<"forbidden" | "not_found" | "waiting" | "not_sending">;

/** Sends a message again, with the person's current data and consent. */
export async function sendAgain(
  ctx: Ctx,
  messageId: string,
): Promise<Result<undefined, AgainRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = eq(highlevelMessages.id, messageId);
    const [found] = await tx.db.select().from(highlevelMessages).where(own).for("update");
    if (!found) return refuse("not_found");
    if (found.state === "waiting") return refuse("waiting");
    if ((await readConnection(tx)).state !== "sending") return refuse("not_sending");
    await tx.db
      .update(highlevelMessages)
      .set({
        state: "waiting",
        attempts: 0,
        skipped: null,
        status: null,
        said: "",
        nextAt: null,
        endedAt: null,
      })
      .where(own);
    await enqueueAll(tx.db, [sendJob(messageId, 0)]);
    await recordAudit(tx, {
      action: "highlevel.message_sent_again",
      subject: { type: "highlevel", id: "connection" },
      after: { message: messageId },
    });
    return ok(undefined);
  });
}
