import { asc, eq, exists, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { customerTags, taggedCustomers } from "../tables.server.ts";

const MOST_OFFERED = 300;

export async function tagsOfCustomers(db: Db, customerIds: readonly string[]) {
  if (customerIds.length === 0) return new Map<string, string[]>();
  const rows = await db
    .select({ customerId: taggedCustomers.customerId, name: customerTags.name })
    .from(taggedCustomers)
    .innerJoin(customerTags, eq(customerTags.id, taggedCustomers.tagId))
    .where(inArray(taggedCustomers.customerId, [...customerIds]))
    .orderBy(asc(customerTags.name));
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
  return new Map([...byCustomer].map(([id, tags]) => [id, tags.map(({ name }) => name)]));
}

export async function tagsOfCustomer(db: Db, customerId: string): Promise<string[]> {
  return (await tagsOfCustomers(db, [customerId])).get(customerId) ?? [];
}

/** The tags that at least one customer has, by name. */
export async function customerTagsInUse(db: Db) {
  const used = db
    .select({ tagId: taggedCustomers.tagId })
    .from(taggedCustomers)
    .where(eq(taggedCustomers.tagId, customerTags.id));
  return db
    .select({ id: customerTags.id, name: customerTags.name })
    .from(customerTags)
    .where(exists(used))
    .orderBy(asc(customerTags.name))
    .limit(MOST_OFFERED);
}
