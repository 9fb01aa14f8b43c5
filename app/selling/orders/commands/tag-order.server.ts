import { and, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit, type AuditEntry } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { tagField } from "../rules/order-notes.ts";
import { changeTags } from "#app/lib/tags.ts";
import { orderTags, taggedOrders } from "../tables/order-notes.server.ts";
import { tagsOf } from "../queries/order-notes.server.ts";
import { lockOrder } from "./lock-order.server.ts";

/** Normalized by `readTags`. */
type TagChange = { add?: readonly string[]; remove?: readonly string[] };

type TagResult = { orderNumber: string; added: readonly string[]; removed: readonly string[] };

type TagRefusal =
  | Refusal<"forbidden" | "not_found">
  | (Refusal<"too_many"> & { orderNumber: string });

/** Adds and removes tags of an order. Present or missing ones stay so. */
export async function tagOrder(
  ctx: Ctx,
  orderId: string,
  { add = [], remove = [] }: TagChange,
): Promise<Result<TagResult, TagRefusal>> {
  if (!may(ctx.actor, "orders:note")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const current = (await tagsOf(tx.db, orderId)).map(({ name }) => name);
    const change = changeTags(current, { add, remove });
    if (!change) return refuse("too_many", { orderNumber: order.orderNumber });
    const { added, removed } = change;
    if (added.length > 0) await giveTags(tx, orderId, added);
    if (removed.length > 0) await takeTags(tx, orderId, removed);
    await recordAudit(
      tx,
      ...added.map((name) => entryOf(orderId, name, true)),
      ...removed.map((name) => entryOf(orderId, name, false)),
    );
    return ok({ orderNumber: order.orderNumber, added, removed });
  });
}

async function giveTags({ db, ids, now }: Ctx, orderId: string, names: readonly string[]) {
  // Sorted, so that two transactions with the same words do not deadlock.
  const words = names.toSorted().map((name) => ({ id: ids.newId(), name, createdAt: now }));
  await db.insert(orderTags).values(words).onConflictDoNothing();
  const found = await db
    .select({ tagId: orderTags.id })
    .from(orderTags)
    .where(inArray(orderTags.name, [...names]));
  await db.insert(taggedOrders).values(found.map(({ tagId }) => ({ orderId, tagId })));
}

async function takeTags({ db }: Ctx, orderId: string, names: readonly string[]) {
  const tagIds = db
    .select({ id: orderTags.id })
    .from(orderTags)
    .where(inArray(orderTags.name, [...names]));
  await db
    .delete(taggedOrders)
    .where(and(eq(taggedOrders.orderId, orderId), inArray(taggedOrders.tagId, tagIds)));
}

function entryOf(orderId: string, name: string, isThere: boolean): AuditEntry {
  const field = tagField(name);
  return {
    action: isThere ? "order.tagged" : "order.untagged",
    subject: { type: "order", id: orderId },
    before: { [field]: !isThere },
    after: { [field]: isThere },
  };
}
