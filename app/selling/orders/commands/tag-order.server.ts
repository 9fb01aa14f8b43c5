import type { Ctx } from "#app/platform/access/ctx.server.ts";
import {
  tagRecord,
  type TagChange,
  type TaggedKind,
} from "#app/running/tags/commands/tag-record.server.ts";
import { orderTagTables } from "../queries/order-notes.server.ts";
import { orderTagTexts } from "../texts/staff-notes.ts";
import { lockOrder, orderByNumber } from "./lock-order.server.ts";
import { operation } from "#app/platform/records/operation.ts";
import { tagInput, tagOutput } from "#app/running/tags/input.ts";

export const taggedOrder: TaggedKind = {
  one: "order",
  ability: "orders:note",
  tables: orderTagTables,
  say: orderTagTexts,
  lock: async (tx, orderId) => (await lockOrder(tx, orderId))?.orderNumber,
};

export const tagOrder = (ctx: Ctx, orderId: string, change: TagChange) =>
  tagRecord(ctx, taggedOrder, orderId, change);

export const tagsOfOrder = operation({
  name: "orders.tag",
  says: "Add and remove tags of an order.",
  words: ["label", "mark"],
  who: "orders:note",
  kind: "change",
  isRepeatable: true,
  key: orderByNumber,
  input: tagInput,
  output: tagOutput,
  run: (ctx, change, orderId) => tagOrder(ctx, orderId, change),
});
