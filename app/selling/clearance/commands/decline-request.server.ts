import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { endApproval } from "./end-approval.server.ts";
import { openAct, type DecideOn, type DecideRefusal } from "./open-act.server.ts";
import { writeAct } from "./write-act.server.ts";

/** A clinician declines with a reason. An earlier approval is taken back. */
export async function declineRequest(
  ctx: Ctx,
  { answer, ...on }: DecideOn & { answer: string },
): Promise<Result<undefined, DecideRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAct(tx, "decline", on);
    if (!opened.ok) return opened;
    const { request } = opened.value;
    await endApproval(tx, request.id);
    await writeAct(tx, request, "decline", { answer });
    await enqueue(tx.db, "clearance.mail", { requestId: request.id, news: "declined" });
    return ok(undefined);
  });
}
