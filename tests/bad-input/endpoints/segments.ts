import { segmentCommands } from "#app/reach/segments/commands/segment.server.ts";
import { NO_CONDITIONS } from "#app/reach/segments/rules/conditions.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";

const nameOf = () => `Segment ${crypto.randomUUID().slice(0, 12)}`;

async function aSegment(shop: Shop): Promise<string> {
  const conditions = { ...NO_CONDITIONS, leastOrders: 1 };
  const made = await segmentCommands.save(shop.system(), { name: nameOf(), conditions });
  if (!made.ok) throw new Error(made.reason);
  return made.value.id;
}

async function archived(shop: Shop): Promise<string> {
  const segmentId = await aSegment(shop);
  await segmentCommands.archive(shop.system(), segmentId);
  return segmentId;
}

const conditions = (): Fields => ({
  leastAmount: optional(anything("1000")),
  mostAmount: optional(anything("5,000.50")),
  leastOrders: optional(anything("1")),
  mostOrders: optional(anything("3")),
  lastOrder: choice("within", "before"),
  lastOrderDays: anything("30"),
  productId: optional(anything("")),
  categoryId: optional(anything("")),
  tag: optional(anything("")),
  tier: optional(choice("vip", "lead", "")),
  stage: optional(choice("regular", "lapsed", "")),
  account: optional(choice("with", "without", "")),
  consent: optional(choice("yes", "no", "")),
  joinedDays: optional(anything("90")),
});

const form = (): Fields => ({ intent: choice("save"), name: line(nameOf()), ...conditions() });
const preview = (): Fields => ({ intent: choice("preview"), name: anything(""), ...conditions() });

const onSegment =
  (make: (shop: Shop) => Promise<string>, fields: () => Fields): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { segmentId: id(await make(shop)) },
    fields: fields(),
  });

const asPreview =
  (prepare: Prepare): Prepare =>
  async (shop) => ({ ...(await prepare(shop)), changes: false });

export const segments = {
  "/admin/customers/segments": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("archived"),
        q: anything("vip"),
        sort: anything("-name"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/customers/segments/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: () => ({ as: "admin", fields: form() }),
      preview: () => ({ as: "admin", fields: preview(), changes: false }),
    },
  },
  "/admin/customers/segments/:segmentId": {
    GET: async (shop) => ({ as: "admin", params: { segmentId: id(await aSegment(shop)) } }),
    POST: {
      save: onSegment(aSegment, () => ({ ...form(), ...readFrom(1) })),
      preview: asPreview(onSegment(aSegment, () => ({ ...preview(), ...readFrom(1) }))),
      archive: onSegment(aSegment, () => ({ intent: choice("remove") })),
      restore: onSegment(archived, () => ({ intent: choice("restore") })),
    },
  },
} satisfies Some;
