import { asc, eq, exists, inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { customerTags, taggedCustomers } from "../tables.server.ts";

const MOST_OFFERED = 300;

/** The names of the tags of several customers. */
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

/** The names of the tags of a customer. */
export async function tagsOfCustomer(db: Db, customerId: string): Promise<string[]> {
  return (await tagsOfCustomers(db, [customerId])).get(customerId) ?? [];
}

/** The tags that some customer has, by their names. */
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
