import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isLegal, mayAct, type ReturnAct } from "../rules/return-moves.ts";
import { returns } from "../tables.server.ts";

/** The part that all acts share: the return, the version that staff saw, and the form's key. */
export type ActOn = { returnId: string; version: number; key: string };

export type ActRefusal = Refusal<"forbidden" | "not_found" | "not_now" | "changed_meanwhile">;

export type LockedReturn = typeof returns.$inferSelect;

type ActContext = {
  order: LockedOrder;
  own: LockedReturn;
  /** This form was already handled. */
  isDone: boolean;
};

/** Locks the return and its order, if this actor may now perform the act. */
export async function openAct(
  tx: Ctx,
  act: ReturnAct,
  { returnId, version, key }: ActOn,
): Promise<Result<ActContext, ActRefusal>> {
  if (!mayAct(tx.actor, act)) return refuse("forbidden");
  if (!isUuid(returnId)) return refuse("not_found");
  const itsOrder = { orderId: returns.orderId };
  const [known] = await tx.db.select(itsOrder).from(returns).where(eq(returns.id, returnId));
  const order = known && (await lockOrder(tx, known.orderId));
  const [own] = await tx.db.select().from(returns).where(eq(returns.id, returnId)).for("update");
  if (!order || !own) return refuse("not_found");
  if (own.actKey === key) return ok({ order, own, isDone: true });
  if (own.version !== version) return refuse("changed_meanwhile");
  return isLegal(act, own.state) ? ok({ order, own, isDone: false }) : refuse("not_now");
}
