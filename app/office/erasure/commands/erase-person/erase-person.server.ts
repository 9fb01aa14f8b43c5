import { eq, sql } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { giveOrdersTo } from "#app/selling/orders/jobs/customer-orders.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { forgetSuppressed } from "#app/platform/mail/suppressions.server.ts";
import { mailDone } from "../../jobs/mail-done.server.ts";
import type { ErasureList } from "#app/platform/records/record.server.ts";
import { standingOf } from "../../queries/standing.server.ts";
import { pseudonymCode, pseudonymOf } from "../../rules/erasure-terms.ts";
import { findBlockers } from "../../rules/find-blockers.ts";
import { erasures } from "../../tables.server.ts";
import { applyRules } from "./apply-rules.server.ts";
import { personOf } from "./person-of.server.ts";

export type ErasureResult = "done" | "waits" | "over";

/**
 * Erases one person, all or nothing. A person who has kept the account in the meantime stays. So
 * does a person with a new blocker: they get a mail about it, and a later run tries again.
 */
export async function erasePerson(
  ctx: JobCtx,
  list: ErasureList,
  erasureId: string,
): Promise<ErasureResult> {
  return inTransaction(ctx, (tx) => erase({ ...ctx, db: tx.db }, list, erasureId));
}

async function erase(ctx: JobCtx, list: ErasureList, erasureId: string): Promise<ErasureResult> {
  const { db, now } = ctx;
  const own = eq(erasures.id, erasureId);
  const [wish] = await db.select({ customerId: erasures.customerId }).from(erasures).where(own);
  if (!wish) return "over";
  const customer = await lockWhole(ctx, wish.customerId);
  const [open] = await db.select().from(erasures).where(own).for("update");
  if (!open || open.keptAt || open.doneAt || open.dueAt > now) return "over";
  if (!customer) {
    // The guest's record was merged into an account in the meantime.
    await db.update(erasures).set({ keptAt: now, waitingSince: null }).where(own);
    return "over";
  }
  const { id: customerId, userId } = customer;
  const blockers = findBlockers(await standingOf(db, { userId, customerId }, now));
  if (blockers.length > 0) {
    if (open.waitingSince) return "waits";
    await db.update(erasures).set({ waitingSince: now }).where(own);
    await enqueue(db, "erasure.mail-waits", { erasureId });
    return "waits";
  }
  const person = await personOf(db, list, customer);
  const pseudonym = pseudonymOf(pseudonymCode(ctx.ids.newToken()));
  const files = await applyRules(db, list, person, pseudonym);
  await forgetSuppressed(ctx, person.addresses);
  for (const file of files) await enqueue(db, "erasure.remove-file", file);
  const done = { doneAt: now, code: pseudonym.code, reason: null, waitingSince: null };
  await db.update(erasures).set(done).where(own);
  const subject = { type: "customer", id: customerId };
  await recordAudit(ctx, { action: "erasure.done", subject });
  await mailDone(ctx, erasureId, person.email);
  return "done";
}

/**
 * Moves the orders of the account's mailbox to the account first: they belong to the same person.
 */
async function lockWhole(ctx: JobCtx, customerId: string) {
  const { db } = ctx;
  const own = eq(customers.id, customerId);
  const [found] = await db.select({ userId: customers.userId }).from(customers).where(own);
  if (found?.userId) await giveOrdersTo(ctx, found.userId);
  // This lock waits for an order that is just being placed, which then blocks the erasure.
  const { rows } = await db.execute<{ id: string; userId: string | null; email: string }>(sql`
    select id, user_id as "userId", email from ${customers} where ${own} for update`);
  return rows[0];
}
