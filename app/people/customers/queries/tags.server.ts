import type { Db } from "#app/platform/database/db.server.ts";
import { tagsInUse, tagsOfOne } from "#app/running/tags/queries/tags.server.ts";
import { customerTags, taggedCustomers } from "../tables.server.ts";

export const customerTagTables = { words: customerTags, tagged: taggedCustomers };

export const tagsOfCustomer = (db: Db, customerId: string) =>
  tagsOfOne(db, customerTagTables, customerId);

export const customerTagsInUse = (db: Db) => tagsInUse(db, customerTagTables);
