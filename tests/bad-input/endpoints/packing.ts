import { planKey } from "#app/modules/orders/rules/plan-packing.ts";
import { readParcel } from "#app/modules/packing/queries/read-parcel.server.ts";
import { ticksOf } from "#app/modules/packing/rules/ticked-lines.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, text, type Fields } from "../fields.ts";
import { packedOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

/** A parcel that waits, with all that its form says of it. */
async function parcel(shop: Shop): Promise<{ orderId: string; plan: string; ticks: Fields }> {
  const { id: orderId } = await packedOrder(shop);
  const { plan } = (await readParcel(shop.system(), orderId)) ?? { plan: [] };
  const ticks = plan.flatMap(ticksOf).map((field) => [field, choice("on")] as const);
  return { orderId, plan: planKey(plan), ticks: Object.fromEntries(ticks) };
}

const forms: Record<string, Prepare> = {
  pack: async (shop) => {
    const { orderId, plan, ticks } = await parcel(shop);
    return {
      as: "admin",
      fields: {
        intent: choice("pack"),
        orderId: id(orderId),
        plan: secret(plan),
        ...ticks,
        courier: choice("LBC Express", "J&T Express", "other"),
        trackingNumber: line("LBC-1"),
        trackingUrl: optional(choice("")),
      },
    };
  },
  aside: async (shop) => ({
    as: "admin",
    fields: {
      intent: choice("aside"),
      orderId: id((await packedOrder(shop)).id),
      courier: optional(anything("LBC Express")),
      reason: text("One vial is broken"),
    },
  }),
};

export const packing: Some<"/admin/orders/to-pack" | "/admin/orders/:orderId/slip.pdf"> = {
  "/admin/orders/to-pack": {
    GET: async (shop) => ({
      as: "admin",
      query: { after: anything((await packedOrder(shop)).id), courier: anything("LBC Express") },
      // Opening the queue is how a parcel is taken.
      changes: true,
    }),
    POST: forms,
  },
  "/admin/orders/:orderId/slip.pdf": {
    GET: async (shop) => ({ as: "admin", params: { orderId: id((await packedOrder(shop)).id) } }),
  },
};
