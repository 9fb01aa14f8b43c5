import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { endOrder } from "#app/modules/orders/commands/end-order.server.ts";
import { lockOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { claimedLines } from "../queries/claimed-lines.server.ts";
import { returnOfForm } from "../queries/find-return.server.ts";
import { claimUnits, everythingLeft } from "../rules/claim-units.ts";
import { mayAsk, type AskProblem } from "../rules/may-ask.ts";
import { writeReturn } from "./write-return.server.ts";

export type TakeBackRefusal = Refusal<"forbidden" | "not_found" | "nothing_left"> | AskProblem;

/**
 * The courier brought a parcel back, whoever did not take it: a return of all that is in it, which
 * is here at once. An order that was still on its way ends with that; nothing goes back to stock
 * before somebody has looked at it.
 */
export async function takeBackParcel(
  ctx: Ctx,
  { orderId, key }: { orderId: string; key: string },
): Promise<Result<{ id: string; number: string }, TakeBackRefusal>> {
  if (!may(ctx.actor, "orders:fulfil")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const made = await returnOfForm(tx.db, orderId, key);
    if (made) return ok(made);
    const mayCome = mayAsk(order, "courier", tx.now);
    if (!mayCome.ok) return mayCome;
    const known = await claimedLines(tx.db, orderId);
    const lines = claimUnits(known, everythingLeft(known));
    if (!lines.ok) return refuse("nothing_left");
    if (order.status === "shipped") await endOrder(tx, order, { why: "refused" });
    const cause = { askedBy: "courier", reason: "came_back", note: "" } as const;
    return ok(await writeReturn(tx, { order, ...cause, askedKey: key, lines: lines.value }));
  });
}
