import type { Ctx } from "#app/platform/access/ctx.server.ts";
import {
  tagRecord,
  type TagChange,
  type TaggedKind,
} from "#app/running/tags/commands/tag-record.server.ts";
import { orderTagTables } from "../queries/order-notes.server.ts";
import { orderTagTexts } from "../texts/staff-notes.ts";
import { lockOrder } from "./lock-order.server.ts";

export const taggedOrder: TaggedKind = {
  one: "order",
  ability: "orders:note",
  tables: orderTagTables,
  say: orderTagTexts,
  lock: async (tx, orderId) => (await lockOrder(tx, orderId))?.orderNumber,
};

export const tagOrder = (ctx: Ctx, orderId: string, change: TagChange) =>
  tagRecord(ctx, taggedOrder, orderId, change);
