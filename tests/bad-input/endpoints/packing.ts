import { planKey } from "#app/selling/orders/rules/plan-packing.ts";
import { readParcel } from "#app/fulfilment/packing/queries/read-parcel.server.ts";
import { ticksOf } from "#app/fulfilment/packing/rules/ticked-lines.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, text, type Fields } from "../fields.ts";
import { booking, findableOrder, readyToBook } from "../courier-account.ts";
import { packedOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

async function parcel(shop: Shop): Promise<{ orderId: string; plan: string; ticks: Fields }> {
  const { id: orderId } = await packedOrder(shop);
  const { plan } = (await readParcel(shop.system(), orderId)) ?? { plan: [] };
  const ticks = plan.flatMap(ticksOf).map((field) => [field, choice("on")] as const);
  return { orderId, plan: planKey(plan), ticks: Object.fromEntries(ticks) };
}

/** Opening the queue assigns a parcel, even after a refusal. */
const notes = ["packing_leases"];

const forms: Record<string, Prepare> = {
  pack: async (shop) => {
    const { orderId, plan, ticks } = await parcel(shop);
    return {
      as: "admin",
      query: { order: anything(orderId) },
      notes,
      fields: {
        intent: choice("pack"),
        orderId: id(orderId),
        plan: secret(plan),
        number: choice("1"),
        ...ticks,
        courier: choice("LBC Express", "J&T Express", "other"),
        trackingNumber: line("LBC-1"),
        without: optional(choice("")),
        anyway: anything("yes"),
      },
    };
  },
  aside: async (shop) => {
    const { id: orderId } = await packedOrder(shop);
    return {
      as: "admin",
      query: { order: anything(orderId) },
      notes,
      fields: {
        intent: choice("aside"),
        orderId: id(orderId),
        courier: optional(anything("")),
        reason: text("One vial is broken"),
      },
    };
  },
};

/** The page that contains the form, and that the answer returns to. */
const from = { from: optional(anything("order")), courier: optional(anything("")) };

export const packing = {
  "/admin/orders/:orderId/courier-booking": {
    POST: {
      // Ninja Van does not answer here: the request is stored, to be tried again.
      book: async (shop) => ({
        as: "admin",
        restore: await readyToBook(shop),
        params: { orderId: id(await findableOrder(shop)) },
        fields: { intent: choice("book"), number: choice("1"), ...from },
      }),
      cancel: async (shop) => {
        const restore = await readyToBook(shop);
        const { orderId, id: bookingId } = await booking(shop, "asked");
        const fields = { intent: choice("cancel"), booking: id(bookingId), ...from };
        return { as: "admin", restore, params: { orderId: id(orderId) }, fields };
      },
    },
  },
  "/admin/orders/to-pack": {
    GET: async (shop) => {
      const { id: orderId } = await packedOrder(shop);
      return {
        as: "admin",
        query: {
          order: anything(orderId),
          after: anything(orderId),
          courier: anything("LBC Express"),
          "part.x": anything("1"),
        },
        changes: true,
        notes,
      };
    },
    POST: forms,
  },
  "/admin/orders/:orderId/slip.pdf": {
    GET: async (shop) => ({
      as: "admin",
      params: { orderId: id((await packedOrder(shop)).id) },
      query: { parcel: anything("1") },
    }),
  },
} satisfies Some;
