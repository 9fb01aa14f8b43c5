import type { Db } from "#app/platform/database/db.server.ts";
import { tagsInUse, tagsOfOne, tagsOfSeveral } from "#app/running/tags/queries/tags.server.ts";
import { customerTags, taggedCustomers } from "../tables.server.ts";

export const customerTagTables = { words: customerTags, tagged: taggedCustomers };

export const tagsOfCustomers = (db: Db, customerIds: readonly string[]) =>
  tagsOfSeveral(db, customerTagTables, customerIds);

export const tagsOfCustomer = (db: Db, customerId: string) =>
  tagsOfOne(db, customerTagTables, customerId);

export const customerTagsInUse = (db: Db) => tagsInUse(db, customerTagTables);
