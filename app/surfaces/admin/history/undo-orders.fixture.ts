import { makeProduct } from "#app/modules/catalog/factories.ts";
import { addOrderNote } from "#app/modules/orders/commands/add-order-note.server.ts";
import { removeOrderNote } from "#app/modules/orders/commands/remove-order-note.server.ts";
import { tagOrder } from "#app/modules/orders/commands/tag-order.server.ts";
import { makeOrder } from "#app/modules/orders/factories.ts";
import { noteField, tagField } from "#app/modules/orders/rules/order-notes.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { next, type UndoCase } from "./undo-case.fixture.ts";

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

export const orderCases: readonly UndoCase[] = [
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
