import { erasureDue } from "#app/office/erasure/rules/erasure-terms.ts";
import { erasures } from "#app/office/erasure/tables.server.ts";
import { tagCustomer } from "#app/people/customers/commands/tag-customer.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, tags, text } from "../fields.ts";
import { mailedOrder } from "../orders.ts";
import type { Shop } from "../shop.ts";

async function someCustomer({ pool }: Shop) {
  const { rows } = await pool.query<{ id: string }>("select id from customers limit 1");
  return { customerId: id(rows[0]?.id ?? "") };
}

/** A record of their own, with no tags yet. */
async function newCustomer({ pool }: Shop): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into customers (id, email) values (gen_random_uuid(), gen_random_uuid() || '@example.test')
     returning id`,
  );
  return rows[0]?.id ?? "";
}

/** One whom staff asked to be erased. */
async function leavingGuest(shop: Shop): Promise<string> {
  const customerId = await newCustomer(shop);
  const now = new Date();
  const asked = { id: crypto.randomUUID(), askedAt: now, dueAt: erasureDue(now) };
  await shop.db.insert(erasures).values({ ...asked, customerId, askedBy: "staff" });
  return customerId;
}

const chosen = async (shop: Shop) => ({ ids: anything(await newCustomer(shop)) });

async function taggedCustomer(shop: Shop): Promise<string> {
  const customerId = await newCustomer(shop);
  await tagCustomer(shop.system(), customerId, { add: ["clinic"] });
  return customerId;
}

/** A mail about an order, to a customer of its own. */
async function customerMail(shop: Shop) {
  const customerId = await newCustomer(shop);
  const { mailId } = await mailedOrder(shop);
  await shop.pool.query(
    `update mails set kind = 'order-placed', "to" = (select email from customers where id = $1)
     where id = $2`,
    [customerId, mailId],
  );
  return { as: "admin" as const, params: { customerId: id(customerId), mailId: id(mailId) } };
}

const onCustomer: Prepare = async (shop) => ({ as: "admin", params: await someCustomer(shop) });

export const customers = {
  "/admin/customers": {
    GET: () => ({
      as: "admin",
      query: {
        account: anything("without"),
        tag: anything("no-id"),
        segment: anything("no-id"),
        from: anything("2026-01-01"),
        to: anything("2026-12-31"),
        sort: anything("email"),
        after: anything("sealed"),
        before: anything("sealed"),
      },
    }),
    POST: {
      bulk: async (shop) => ({
        as: "admin",
        fields: { ids: (await someCustomer(shop)).customerId, bulk: choice("tag") },
        changes: false,
      }),
    },
  },
  "/admin/customers/tag": {
    GET: async (shop) => ({ as: "admin", query: await chosen(shop) }),
    POST: {
      tag: async (shop) => ({
        as: "admin",
        query: await chosen(shop),
        fields: { intent: choice("add"), tags: tags("supplier") },
      }),
      untag: async (shop) => ({
        as: "admin",
        query: { ids: anything(await taggedCustomer(shop)) },
        fields: { intent: choice("remove"), tags: tags("clinic") },
      }),
    },
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
      tag: async (shop) => ({
        as: "admin",
        params: { customerId: id(await newCustomer(shop)) },
        fields: { intent: choice("tag"), tags: tags("call first") },
      }),
      untag: async (shop) => ({
        as: "admin",
        params: { customerId: id(await taggedCustomer(shop)) },
        fields: { intent: choice("untag"), tags: tags("clinic") },
      }),
      note: async (shop) => ({
        ...(await onCustomer(shop)),
        fields: {
          intent: choice("note"),
          key: id(crypto.randomUUID()),
          text: text("Called about the parcel."),
        },
      }),
    },
  },
  "/admin/customers/:customerId/mails/:mailId": {
    GET: customerMail,
    POST: {
      again: async (shop) => ({
        ...(await customerMail(shop)),
        fields: { intent: choice("send-mail-again"), key: id(crypto.randomUUID()) },
      }),
    },
  },
  "/admin/customers/:customerId/merge": {
    GET: async (shop) => ({
      as: "admin",
      params: { customerId: id(await newCustomer(shop)) },
      query: { with: anything(await newCustomer(shop)) },
    }),
    POST: {
      find: async (shop) => ({
        as: "admin",
        params: { customerId: id(await newCustomer(shop)) },
        fields: { intent: choice("find"), search: line("nobody of ours") },
        changes: false,
      }),
      merge: async (shop) => {
        const [customerId, otherId] = [await newCustomer(shop), await newCustomer(shop)];
        return {
          as: "admin",
          params: { customerId: id(customerId) },
          query: { with: anything(otherId) },
          fields: {
            intent: choice("merge"),
            otherId: id(otherId),
            stays: secret(customerId),
            reason: text("Confirmed from the mailbox of the order"),
          },
        };
      },
    },
  },
  "/admin/customers/:customerId/erase": {
    GET: async (shop) => ({ as: "admin", params: { customerId: id(await newCustomer(shop)) } }),
    POST: {
      erase: async (shop) => ({
        as: "admin",
        params: { customerId: id(await newCustomer(shop)) },
        fields: {
          intent: choice("erase"),
          reason: text("Wrote from the mailbox of the order"),
          proven: choice("on"),
        },
      }),
      stop: async (shop) => ({
        as: "admin",
        params: { customerId: id(await leavingGuest(shop)) },
        fields: { intent: choice("stop") },
      }),
    },
  },
  "/admin/customers/:customerId/orders": {
    GET: async (shop) => ({ ...(await onCustomer(shop)), query: { page: anything("1") } }),
  },
} satisfies Some;
