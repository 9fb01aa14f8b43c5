import { makeProduct } from "#app/goods/catalog/factories.ts";
import { tagCustomer } from "#app/people/customers/commands/tag-customer.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { addOrderNote } from "#app/selling/orders/commands/add-order-note.server.ts";
import { removeOrderNote } from "#app/selling/orders/commands/remove-order-note.server.ts";
import { tagOrder } from "#app/selling/orders/commands/tag-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { tagField } from "#app/running/tags/rules/tags.ts";
import { noteField } from "#app/selling/orders/rules/order-notes.ts";
import { segmentCommands } from "#app/reach/segments/commands/segment.server.ts";
import { findSegment } from "#app/reach/segments/queries/segments.server.ts";
import { NO_CONDITIONS } from "#app/reach/segments/rules/conditions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { next, value, type UndoCase } from "./undo-case.fixture.ts";

let productId: Promise<string> | undefined;

async function order(ctx: Ctx): Promise<string> {
  productId ??= makeProduct(ctx, { name: next("Vial"), stock: 50 });
  return makeOrder(ctx, { productId: await productId, paymentMethod: "bank" });
}

/** The note of an order has its id, so that its field is known beforehand. */
const write = (ctx: Ctx, orderId: string) =>
  addOrderNote(ctx, orderId, { key: orderId, text: "Call first" });
const remove = (ctx: Ctx, orderId: string) => removeOrderNote(ctx, { orderId, noteId: orderId });

const common = { type: "order", mayNot: "fulfilment" } as const;

async function customer(ctx: Ctx): Promise<string> {
  const id = ctx.ids.newId();
  await ctx.db.insert(customers).values({ id, email: `${id}@example.test` });
  return id;
}

const segmentOf = (name: string, leastOrders: number) => ({
  name,
  conditions: { ...NO_CONDITIONS, leastOrders },
});

async function segment(ctx: Ctx, id: string, leastOrders: number) {
  const { name = "", version = 0 } = (await findSegment(ctx.db, id)) ?? {};
  return segmentCommands.save(ctx, segmentOf(name, leastOrders), { id, version });
}

export const orderCases: readonly UndoCase[] = [
  {
    name: "the conditions of a segment",
    type: "segment",
    make: async (ctx) => {
      const made = await segmentCommands.save(ctx, segmentOf(next("Segment"), 1));
      return value(made).id;
    },
    change: (ctx, id) => segment(ctx, id, 2),
    again: (ctx, id) => segment(ctx, id, 3),
  },
  {
    type: "customer",
    mayNot: "fulfilment",
    name: "a tag of a customer",
    make: customer,
    fields: () => [tagField("gift")],
    change: (ctx, id) => tagCustomer(ctx, id, { add: ["gift"] }),
    again: (ctx, id) => tagCustomer(ctx, id, { remove: ["gift"] }),
  },
  {
    ...common,
    name: "a tag of an order",
    make: order,
    fields: () => [tagField("gift")],
    change: (ctx, id) => tagOrder(ctx, id, { add: ["gift"] }),
    again: (ctx, id) => tagOrder(ctx, id, { remove: ["gift"] }),
  },
  {
    ...common,
    name: "a note that was removed",
    make: async (ctx) => {
      const id = await order(ctx);
      await write(ctx, id);
      return id;
    },
    fields: (id) => [noteField(id)],
    change: remove,
    again: (ctx, orderId) => removeOrderNote(ctx, { orderId, noteId: orderId, back: true }),
  },
];
