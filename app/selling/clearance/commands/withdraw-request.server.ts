import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isLegal } from "../rules/request-moves.ts";
import { endApproval } from "./end-approval.server.ts";
import { lockRequest } from "./lock-request.server.ts";
import { writeAct } from "./write-act.server.ts";

/** The buyer withdraws a request. Its approval ends. */
export async function withdrawRequest(
  ctx: Ctx,
  requestId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "not_now">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request || request.userId !== actor.userId) return refuse("not_found");
    if (!isLegal("withdraw", request.state)) return refuse("not_now");
    await endApproval(tx, request.id);
    await writeAct(tx, request, "withdraw");
    return ok(undefined);
  });
}
