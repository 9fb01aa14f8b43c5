import type { Prepare, Some } from "../call.ts";
import { anything, id, line, optional, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

async function someCustomer({ pool }: Shop) {
  const { rows } = await pool.query<{ id: string }>("select id from customers limit 1");
  return { customerId: id(rows[0]?.id ?? "") };
}

const onCustomer: Prepare = async (shop) => ({ as: "admin", params: await someCustomer(shop) });

type Paths =
  | "/admin/customers"
  | "/admin/customers/export"
  | "/admin/customers/:customerId/summary"
  | "/admin/customers/:customerId"
  | "/admin/customers/:customerId/orders";

export const customers: Some<Paths> = {
  "/admin/customers": {
    GET: () => ({
      as: "admin",
      query: {
        from: anything("2026-01-01"),
        to: anything("2026-12-31"),
        sort: anything("email"),
        after: anything("sealed"),
        before: anything("sealed"),
      },
    }),
  },
  "/admin/customers/:customerId/summary": { GET: onCustomer },
  "/admin/customers/export": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("sort=email"), search: optional(line("maria")) },
      }),
    },
  },
  "/admin/customers/:customerId": {
    GET: async (shop) => ({ ...(await onCustomer(shop)), query: { show: anything("orders") } }),
    POST: {
      note: async (shop) => ({
        ...(await onCustomer(shop)),
        fields: { key: id(crypto.randomUUID()), text: text("Called about the parcel.") },
      }),
    },
  },
  "/admin/customers/:customerId/orders": {
    GET: async (shop) => ({ ...(await onCustomer(shop)), query: { page: anything("1") } }),
  },
};
