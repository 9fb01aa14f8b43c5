import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { claimedLines } from "../queries/claimed-lines.server.ts";
import { returnOfForm } from "../queries/find-return.server.ts";
import { claimUnits } from "../rules/claim-units.ts";
import { mayAsk, type AskProblem } from "../rules/may-ask.ts";
import { mayAskForBuyer } from "../rules/return-moves.ts";
import type { AskedReason } from "../rules/return-terms.ts";
import { writeReturn, type NewPhoto } from "./write-return.server.ts";

/** A buyer is authorized by the order's link. Staff name the order itself. */
export type AskedOrder = { by: "buyer"; orderToken: string } | { by: "staff"; orderId: string };

export type ReturnRequest = {
  /** The form's key, so that sending a form twice finds the first return. */
  key: string;
  reason: AskedReason;
  note: string;
  /** The buyer wants store credit instead of money. Ignored for a guest, who has none. */
  asCredit?: boolean;
  /** By id of the order's line. */
  units: ReadonlyMap<string, number>;
  /** The buyer's photos, whose files are already stored. */
  photos?: readonly NewPhoto[];
};

/** `isNew` is false if an earlier sending of the form made the return. */
type AskedReturn = { id: string; number: string; isNew: boolean };

export type AskRefusal =
  | Refusal<"forbidden" | "not_found" | "nothing_asked" | "too_many">
  | AskProblem;

/** The buyer, or staff for the buyer, request a return of some units. Staff decide on it. */
export async function askForReturn(
  ctx: Ctx,
  of: AskedOrder,
  { key, units, reason, note, asCredit = false, photos = [] }: ReturnRequest,
): Promise<Result<AskedReturn, AskRefusal>> {
  if (of.by === "staff" && !mayAskForBuyer(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockAsked(tx, of);
    if (!order) return refuse("not_found");
    const made = await returnOfForm(tx.db, order.id, key);
    if (made) return ok({ ...made, isNew: false });
    const may = mayAsk(order, of.by, tx.now);
    if (!may.ok) return may;
    const lines = claimUnits(await claimedLines(tx.db, order.id), units);
    if (!lines.ok) return lines;
    const asked = { askedBy: of.by, reason, note, askedKey: key, lines: lines.value };
    const ofCredit = asCredit && (await hasAccount(tx.db, order.customerId));
    const written = await writeReturn(tx, { order, ...asked, asCredit: ofCredit, photos });
    if (of.by === "buyer") await enqueue(tx.db, "returns.mail-staff", { returnId: written.id });
    return ok({ ...written, isNew: true });
  });
}

async function lockAsked(tx: Ctx, of: AskedOrder) {
  if (of.by === "staff") return lockOrder(tx, of.orderId);
  const found = await findOrderByToken(tx, of.orderToken);
  return found && lockOrder(tx, found.id);
}
