import { notesOf } from "../../queries/notes.server.ts";
import { findCustomer } from "../../queries/customer.server.ts";
import { customersFor } from "../../queries/list-customers.server.ts";
import { tagsOfCustomer } from "../../queries/tags.server.ts";
import { nameOf } from "../../rules/customer-name.ts";
import { planMerge } from "../../rules/plan-merge.ts";
import { countOrdersOf } from "#app/selling/orders/queries/list-orders.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { readSearch } from "./read-search.server.ts";

const MOST_FOUND = 10;

/** Two records and the result of merging them; undefined if there is no such record. */
export async function showMerge(db: Db, openId: string, otherId: string | null) {
  const open = await recordOf(db, openId);
  if (!open) return undefined;
  if (otherId === null) return { open, other: undefined, plan: undefined, isGone: false };
  const other = await recordOf(db, otherId);
  const plan = other && planMerge(open, other);
  return { open, other, plan, isGone: other === undefined };
}

async function recordOf(db: Db, id: string) {
  const customer = await findCustomer(db, id);
  if (!customer) return undefined;
  const [orders, notes, tags] = await Promise.all([
    countOrdersOf(db, customer.id),
    notesOf(db, customer.id),
    tagsOfCustomer(db, customer.id),
  ]);
  const { email, confirmed, isGuest, isStaff, userId } = customer;
  return {
    id: customer.id,
    name: nameOf(customer),
    email,
    confirmed,
    isGuest,
    isStaff,
    hasAccount: userId !== null,
    orders,
    notes: notes.length,
    tags,
  };
}

export type MergeRecord = NonNullable<Awaited<ReturnType<typeof recordOf>>>;

/** The newest records that match the search, except the open record. */
export async function findOthers(ctx: Ctx, openId: string, search: string) {
  const source = customersFor(ctx.db, await readSearch(ctx, { search }));
  const { rows } = await readPart(source, { sort: "-joined", size: MOST_FOUND });
  return rows
    .filter(({ id }) => id !== openId)
    .map((row) => ({ id: row.id, email: row.email, name: nameOf(row) }));
}
