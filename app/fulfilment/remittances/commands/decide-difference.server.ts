import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { eq, sql } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import { isCollectable } from "#app/selling/payments/rules/collectable.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { ACTS_OF, endsDifference, type CashAct } from "../rules/cash-terms.ts";
import { cashActs, cashFindings } from "../tables.server.ts";
import { lockCash } from "./lock-cash.server.ts";

type Decision = { findingId: string; version: number; act: CashAct; note: string };
type Reason =
  | "forbidden"
  | "not_found"
  | "not_open"
  | "changed_meanwhile"
  | "not_this_act"
  | "not_due";
type Finding = typeof cashFindings.$inferSelect;

/**
 * Staff act on a difference in the couriers' cash and explain it. Packing staff may settle it with
 * the courier. Writing money off needs the right to refund.
 */
export async function decideDifference(
  ctx: Ctx,
  { findingId, version, act, note }: Decision,
): Promise<Result<{ ended: boolean }, Refusal<Reason>>> {
  if (!may(ctx.actor, act === "write_off" ? "orders:refund" : "orders:fulfil")) {
    return refuse("forbidden");
  }
  return inTransaction(ctx, async (tx) => {
    await lockCash(tx);
    const found = await lockRow(tx.db, cashFindings, findingId, "update");
    if (!found) return refuse("not_found");
    if (found.endedAt !== null) return refuse("not_open");
    if (found.version !== version) return refuse("changed_meanwhile");
    if (!ACTS_OF[found.kind].includes(act)) return refuse("not_this_act");
    const moved = await moveMoney(tx, found, act);
    if (!moved.ok) return moved;
    const amount = moved.value;
    const ended = endsDifference(found.kind, act);
    await writeAct(tx, found, { act, note, amount, ended });
    return ok({ ended });
  });
}

/** Returns the amount of the act. */
async function moveMoney(
  tx: Ctx,
  found: Finding,
  act: CashAct,
): Promise<Result<Centavos, Refusal<"not_due">>> {
  if (act !== "pay" && act !== "write_off") return ok(0);
  const paid = await recordAsPaid(tx, found.orderId);
  if (act === "pay") return paid === undefined ? refuse("not_due") : ok(paid);
  // The buyer has paid at the door, so missing cash is the shop's loss alone.
  return ok(found.expected - found.amount);
}

/** Records the whole order as paid, as its buyer did. Undefined if its cash is not due. */
async function recordAsPaid(tx: Ctx, orderId: string | null): Promise<Centavos | undefined> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (!order || !isCollectable(order)) return undefined;
  const { id } = order;
  const amount = dueOf(order);
  const collected = await collectCash(tx, { orderId: id, amount });
  if (!collected.ok) throw new Error(`cash that is due was refused: ${collected.reason}`);
  return amount;
}

type ActRecord = { act: CashAct; note: string; amount: Centavos; ended: boolean };

async function writeAct(tx: Ctx, found: Finding, { act, note, amount, ended }: ActRecord) {
  const { db, ids, now, actor } = tx;
  const findingId = found.id;
  const by = actorId(actor);
  await db
    .insert(cashActs)
    .values({ id: ids.newId(), findingId, act, amount, note, actedBy: by, actedAt: now });
  await db
    .update(cashFindings)
    .set({
      version: sql`${cashFindings.version} + 1`,
      ...(act === "claim" && { claimedAt: now, waitsSince: null }),
      ...(ended && { endedAt: now, endedBy: by }),
    })
    .where(eq(cashFindings.id, findingId));
  const { kind, carrier, tracking, orderId } = found;
  await recordAudit(tx, {
    action: `cash_finding.${act}`,
    subject: orderId ? { type: "order", id: orderId } : { type: "cash_finding", id: findingId },
    after: { difference: kind, carrier, tracking, amount, note },
  });
}
