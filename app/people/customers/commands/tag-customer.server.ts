import { and, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { changeTags } from "#app/lib/tags.ts";
import { recordAudit, type AuditEntry } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { tagsOfCustomer } from "../queries/tags.server.ts";
import { nameOf } from "../rules/customer-name.ts";
import { tagField } from "../rules/tag-field.ts";
import { customerTags, customers, taggedCustomers } from "../tables.server.ts";

/** Names of tags, as `readTags` leaves them. */
export type TagChange = { add?: readonly string[]; remove?: readonly string[] };

type Tagged = { name: string; added: readonly string[]; removed: readonly string[] };

type TagRefusal = Refusal<"forbidden" | "not_found"> | (Refusal<"too_many"> & { name: string });

/** Gives a customer tags, or takes them away; what is so already stays so. */
export async function tagCustomer(
  ctx: Ctx,
  customerId: string,
  { add = [], remove = [] }: TagChange,
): Promise<Result<Tagged, TagRefusal>> {
  if (!may(ctx.actor, "customers:note")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await lockRow(tx.db, customers, customerId);
    if (!customer) return refuse("not_found");
    const name = nameOf(customer);
    const change = changeTags(await tagsOfCustomer(tx.db, customerId), { add, remove });
    if (!change) return refuse("too_many", { name });
    const { added, removed } = change;
    if (added.length > 0) await giveTags(tx, customerId, added);
    if (removed.length > 0) await takeTags(tx, customerId, removed);
    await recordAudit(
      tx,
      ...added.map((tag) => entryOf(customerId, tag, true)),
      ...removed.map((tag) => entryOf(customerId, tag, false)),
    );
    return ok({ name, added, removed });
  });
}

async function giveTags({ db, ids, now }: Ctx, customerId: string, names: readonly string[]) {
  // In one order, so that two who bring the same words do not wait for each other.
  const words = names.toSorted().map((name) => ({ id: ids.newId(), name, createdAt: now }));
  await db.insert(customerTags).values(words).onConflictDoNothing();
  const found = await db
    .select({ tagId: customerTags.id })
    .from(customerTags)
    .where(inArray(customerTags.name, [...names]));
  await db.insert(taggedCustomers).values(found.map(({ tagId }) => ({ customerId, tagId })));
}

async function takeTags({ db }: Ctx, customerId: string, names: readonly string[]) {
  const tagIds = db
    .select({ id: customerTags.id })
    .from(customerTags)
    .where(inArray(customerTags.name, [...names]));
  await db
    .delete(taggedCustomers)
    .where(and(eq(taggedCustomers.customerId, customerId), inArray(taggedCustomers.tagId, tagIds)));
}

function entryOf(customerId: string, tag: string, isThere: boolean): AuditEntry {
  const field = tagField(tag);
  return {
    action: isThere ? "customer.tagged" : "customer.untagged",
    subject: { type: "customer", id: customerId },
    before: { [field]: !isThere },
    after: { [field]: isThere },
  };
}
