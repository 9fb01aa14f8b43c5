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
