import { apply, fileOf, shopifyCustomer, upload } from "#app/office/moving/factories.ts";
import { customerImports } from "#app/office/moving/pages/desk/import/customer-imports.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** A file with a customer of its own. */
async function uploaded(shop: Shop): Promise<string> {
  const Email = `moved-${crypto.randomUUID()}@example.test`;
  return upload(shop.system(), customerImports, fileOf([shopifyCustomer({ Email })]));
}

async function applied(shop: Shop): Promise<string> {
  const importId = await uploaded(shop);
  await apply(shop.system(), customerImports, importId);
  return importId;
}

const noun = anything("customers");

const step =
  (make: (shop: Shop) => Promise<string>, intent: string): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { noun, importId: id(await make(shop)) },
    fields: { intent: choice(intent) },
  });

export const moving = {
  "/admin/settings/moving": { GET: () => ({ as: "admin" }) },
  "/admin/settings/moving/:noun": {
    GET: () => ({ as: "admin", params: { noun } }),
    POST: {
      upload: () => ({
        as: "admin",
        params: { noun },
        fields: { file: anything("a file") },
        file: {
          name: "file",
          bytes: new TextEncoder().encode(fileOf([shopifyCustomer()])),
        },
      }),
    },
  },
  "/admin/settings/moving/:noun/:importId": {
    GET: async (shop) => ({
      as: "admin",
      params: { noun, importId: id(await uploaded(shop)) },
      query: { show: anything("add"), page: anything("1") },
    }),
    POST: {
      apply: step(uploaded, "apply"),
      discard: step(uploaded, "discard"),
      revert: step(applied, "revert"),
    },
  },
  "/admin/settings/moving/:noun/:importId/result": {
    GET: async (shop) => ({ as: "admin", params: { noun, importId: id(await applied(shop)) } }),
  },
} satisfies Some;
