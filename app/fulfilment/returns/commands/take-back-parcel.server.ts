import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { endOrder } from "#app/selling/orders/commands/end-order.server.ts";
import { lockOrder, type LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { sentParcels, type SentParcel } from "#app/selling/orders/queries/parcels.server.ts";
import { statusByParcels } from "#app/selling/orders/rules/parcels.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { claimedLines } from "../queries/claimed-lines.server.ts";
import { returnOfForm } from "../queries/find-return.server.ts";
import { claimUnits, everythingIn } from "../rules/claim-units.ts";
import { mayAsk, type AskProblem } from "../rules/may-ask.ts";
import { writeReturn } from "./write-return.server.ts";

export type TakeBackRefusal =
  | Refusal<"forbidden" | "not_found" | "nothing_left" | "which_parcel">
  | AskProblem;

type ReturnedParcel = {
  orderId: string;
  key: string;
  /** The parcel's number, if the order has several. */
  parcel?: number | undefined;
};

/**
 * The courier brings a parcel back: this makes a return of all its contents, which has already
 * arrived. If every parcel of the order came back, the order ends. Nothing returns to stock before
 * staff inspect it.
 */
export async function takeBackParcel(
  ctx: Ctx,
  { orderId, key, parcel: number }: ReturnedParcel,
): Promise<Result<{ id: string; number: string }, TakeBackRefusal>> {
  if (!may(ctx.actor, "orders:fulfil")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const made = await returnOfForm(tx.db, orderId, key);
    if (made) return ok(made);
    const mayCome = mayAsk(order, "courier", tx.now);
    if (!mayCome.ok) return mayCome;
    const sent = await sentParcels(tx.db, order);
    const own = number === undefined ? sent[0] : sent.find((one) => one.number === number);
    if (!own || (number === undefined && sent.length > 1)) return refuse("which_parcel");
    const known = await claimedLines(tx.db, orderId);
    const lines = claimUnits(known, everythingIn(own.items, known));
    if (!lines.ok || own.returnedAt !== null) return refuse("nothing_left");
    await noteReturned(tx, order, { own, sent });
    const cause = { askedBy: "courier", reason: "came_back", note: "" } as const;
    return ok(await writeReturn(tx, { order, ...cause, askedKey: key, lines: lines.value }));
  });
}

async function noteReturned(
  tx: Ctx,
  order: LockedOrder,
  { own, sent }: { own: SentParcel; sent: readonly SentParcel[] },
): Promise<void> {
  await tx.db.update(parcels).set({ returnedAt: tx.now }).where(eq(parcels.id, own.id));
  if (sent.length > 1) {
    const subject = { type: "order", id: order.id };
    await recordAudit(tx, {
      action: "order.parcel_came_back",
      subject,
      after: { parcel: own.number },
    });
  }
  if (order.status !== "shipped") return;
  const places = sent.map((one) => (one === own ? { ...one, returnedAt: tx.now } : one));
  const status = statusByParcels(places, false);
  if (status === "returned") await endOrder(tx, order, { why: "refused" });
  // The other parcels have arrived, and the buyer was told so.
  if (status === "delivered") await setOrderState(tx, order, { status });
}
