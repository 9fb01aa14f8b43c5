import { lockRow } from "#app/platform/database/lock-row.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import {
  tagRecord,
  type TagChange,
  type TaggedKind,
} from "#app/running/tags/commands/tag-record.server.ts";
import { customerTagTables } from "../queries/tags.server.ts";
import { nameOf } from "../rules/customer-name.ts";
import { customerTagTexts } from "../texts/staff-tags.ts";
import { customers } from "../tables.server.ts";
import { operation, type RecordKey } from "#app/platform/records/operation.ts";
import { tagInput, tagOutput } from "#app/running/tags/input.ts";

export const taggedCustomer: TaggedKind = {
  one: "customer",
  ability: "customers:note",
  tables: customerTagTables,
  say: customerTagTexts,
  lock: async (tx, customerId) => {
    const customer = await lockRow(tx.db, customers, customerId);
    return customer && nameOf(customer);
  },
};

export const tagCustomer = (ctx: Ctx, customerId: string, change: TagChange) =>
  tagRecord(ctx, taggedCustomer, customerId, change);

export const customerById: RecordKey = {
  name: "id",
  says: "The id of the customer",
  lock: async ({ db }, id) => (await lockRow(db, customers, id))?.id,
};

export const tagsOfCustomer = operation({
  name: "customers.tag",
  says: "Add and remove tags of a customer.",
  words: ["label", "mark"],
  who: "customers:note",
  kind: "change",
  isRepeatable: true,
  key: customerById,
  input: tagInput,
  output: tagOutput,
  run: (ctx, change, customerId) => tagCustomer(ctx, customerId, change),
});
