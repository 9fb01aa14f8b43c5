import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestState } from "../rules/clearance-terms.ts";
import { lockRequest } from "./lock-request.server.ts";
import type { DecideOn } from "./open-act.server.ts";
import { takeRequest } from "./take-request.server.ts";

type TakeResult = Awaited<ReturnType<typeof takeRequest>>;
type TakeAtVisitRefusal = Exclude<TakeResult, { ok: true }> | Refusal<"changed_meanwhile">;

/** Takes a patient's request in a visit, in the version read there, to decide it next. */
export async function takeAtVisit(
  ctx: Ctx,
  { requestId, version, userId }: DecideOn & { userId: string },
): Promise<Result<DecideOn & { state: RequestState }, TakeAtVisitRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request || request.userId !== userId) return refuse("not_found");
    if (request.version !== version) return refuse("changed_meanwhile");
    const taken = await takeRequest(tx, requestId);
    if (!taken.ok) return taken;
    const after = await lockRequest(tx, requestId);
    if (!after) throw new Error("a locked request is there");
    return ok({ requestId, version: after.version, state: after.state });
  });
}
