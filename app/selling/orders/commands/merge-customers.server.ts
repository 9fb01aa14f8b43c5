import { asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { moveRecord } from "#app/people/customers/commands/move-record.server.ts";
import { removeUnconfirmed } from "#app/people/customers/commands/remove-unconfirmed.server.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { planMerge, type MergeRefusal } from "#app/people/customers/rules/plan-merge.ts";
import { customers, guestAddresses } from "#app/people/customers/tables.server.ts";
import { discountRedemptions } from "#app/selling/discounts/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { recountOrders } from "../jobs/customer-orders.server.ts";
import { ofRecord } from "../queries/of-record.server.ts";
import { orders } from "../tables.server.ts";
import { pastOrders } from "../tables/past-orders.server.ts";

/** The open record, the other record, and the id of the record that stays, as previewed. */
export type MergeWish = { openId: string; otherId: string; stays: string; reason: string };

type MergeCustomersRefusal = Refusal<
  MergeRefusal | "forbidden" | "not_found" | "changed" | "has_more"
>;

/**
 * Merges two customer records: moves orders, notes and tags to the record that stays, and removes
 * the other one. Refuses if other data, such as health data, references the removed record, because
 * that data never moves.
 */
export async function mergeCustomers(
  ctx: Ctx,
  wish: MergeWish,
): Promise<Result<{ id: string; name: string }, MergeCustomersRefusal>> {
  if (!may(ctx.actor, "customers:write")) return refuse("forbidden");
  try {
    return await inTransaction(ctx, (tx) => merge(tx, wish));
  } catch (error) {
    if (isStillReferred(error)) return refuse("has_more");
    throw error;
  }
}

async function merge(
  tx: Ctx,
  { openId, otherId, stays, reason }: MergeWish,
): Promise<Result<{ id: string; name: string }, MergeCustomersRefusal>> {
  await lockRecords(tx, [openId, otherId]);
  const [open, other] = [await findCustomer(tx.db, openId), await findCustomer(tx.db, otherId)];
  if (!open || !other) return refuse("not_found");
  const hasAccount = (one: { userId: string | null }) => one.userId !== null;
  const plan = planMerge(
    { ...open, hasAccount: hasAccount(open) },
    { ...other, hasAccount: hasAccount(other) },
  );
  if (!plan.ok) return plan;
  if (plan.stays !== stays) return refuse("changed");
  const [kept, gone] = plan.stays === open.id ? [open, other] : [other, open];
  const moved = await moveOrders(tx, { from: gone.id, to: kept });
  const written = await moveRecord(tx, { from: gone.id, to: kept.id });
  if (gone.userId !== null) await removeUnconfirmed(tx, gone.userId);
  await recountOrders(tx, kept.id);
  await tx.db.execute(sql`select count_customer(${kept.id}::uuid)`);
  await recordAudit(tx, {
    action: "customer.merged",
    subject: { type: "customer", id: kept.id },
    after: { otherId: gone.id, orders: moved, ...written },
    reason,
  });
  return ok({ id: kept.id, name: nameOf(kept) });
}

/** Locks in the same order as claiming a guest's orders does, which prevents a deadlock. */
async function lockRecords({ db }: Ctx, ids: readonly string[]): Promise<void> {
  const own: SQL | undefined = or(...ids.map(ofRecord));
  await db.select({ id: orders.id }).from(orders).where(own).orderBy(asc(orders.id)).for("update");
  await db
    .select({ email: guestAddresses.email })
    .from(guestAddresses)
    .where(inArray(guestAddresses.customerId, [...ids]))
    .orderBy(asc(guestAddresses.email))
    .for("update");
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id))
    .for("update");
}

type KeptRecord = { id: string; userId: string | null };

/**
 * Moves the orders and returns their number. A guest's addresses move along, unless an account gets
 * the orders themselves.
 */
async function moveOrders(
  tx: Ctx,
  { from, to }: { from: string; to: KeptRecord },
): Promise<number> {
  const { db } = tx;
  const count = await db.$count(orders, ofRecord(from));
  const given = to.userId === null ? eq(orders.customerId, from) : ofRecord(from);
  const joined = await db
    .update(orders)
    .set({ customerId: to.id })
    .where(given)
    .returning({ id: orders.id });
  await db.update(pastOrders).set({ customerId: to.id }).where(eq(pastOrders.customerId, from));
  await db
    .update(discountRedemptions)
    .set({ customerId: to.id })
    .where(eq(discountRedemptions.customerId, from));
  const addresses = eq(guestAddresses.customerId, from);
  if (to.userId === null)
    await db.update(guestAddresses).set({ customerId: to.id }).where(addresses);
  else await db.delete(guestAddresses).where(addresses);
  const after = { customerId: to.id };
  await recordAudit(
    tx,
    ...joined.map(({ id }) => ({
      action: "order.joined",
      subject: { type: "order", id },
      after,
    })),
  );
  return count;
}

/** PostgreSQL's code for a foreign key violation, for example by an approval or a consultation. */
function isStillReferred(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
}
