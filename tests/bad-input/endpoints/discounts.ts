import { eq } from "drizzle-orm";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { categoryField, productField } from "#app/selling/discounts/rules/read-scope.ts";
import { discounts as table } from "#app/selling/discounts/tables.server.ts";
import type { Prepare, Some } from "../call.ts";
import { type Fields, anything, choice, count, id, line, optional, readFrom } from "../fields.ts";
import type { Shop } from "../shop.ts";

const code = () => `C-${crypto.randomUUID().slice(0, 12).toUpperCase()}`;

/** A number as people write it, within what a code can take off or count. */
const number = (valid: string) => ({
  ...line(valid),
  mayBe: (text: string) => /^[\d,]{1,15}(?:\.\d{1,2})?$/.test(text.trim()),
});
const minute = (valid: string) => ({
  ...line(valid),
  mayBe: (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text),
});

const SOME_ID = "01a20b3a-0efc-7782-9419-3d67090f7665";

const fields = (): Fields => ({
  intent: choice("save"),
  code: { ...line(code()), mayBe: (text) => /^[\w-]{2,32}$/.test(text.trim()) },
  type: choice("percentage", "fixed_amount", "free_gift"),
  value: number("10"),
  minimum_amount: optional(number("1500.50")),
  usage_limit: optional(number("50")),
  per_customer_limit: optional(number("1")),
  starts_at: optional(minute("2026-11-01T00:00")),
  ends_at: optional(minute("2036-12-01T00:00")),
  is_active: anything("on"),
  first_order_only: anything("on"),
  affiliate_code: optional(line("")),
  [categoryField(SOME_ID)]: anything("on"),
  [productField(SOME_ID)]: anything("on"),
});

const gift = (): Fields => {
  const { [categoryField(SOME_ID)]: _, ...terms } = fields();
  return { ...terms, type: choice("free_gift"), value: anything("") };
};

async function aDiscount(shop: Shop): Promise<string> {
  return (await makeDiscount(shop.system(), { code: code() })).id;
}

async function archived(shop: Shop): Promise<string> {
  const { db, now } = shop.system();
  const discountId = await aDiscount(shop);
  await db.update(table).set({ archivedAt: now }).where(eq(table.id, discountId));
  return discountId;
}

const onPage =
  (make: (shop: Shop) => Promise<string>, form: () => Fields): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { discountId: id(await make(shop)) },
    fields: form(),
  });

const batch = (): Fields => ({
  name: { ...line(`Batch ${code()}`), mayBe: (text) => text.trim().length <= 60 },
  prefix: optional({ ...line("XMAS"), mayBe: (text) => /^[\w-]{1,16}$/.test(text.trim()) }),
  count: { ...count("2"), mayBe: (text) => Number(text) >= 1 && Number(text) <= 1_000 },
  type: choice("percentage", "fixed_amount"),
  value: number("10"),
  minimum_amount: optional(number("1500.50")),
  ends_at: optional(minute("2036-12-01T00:00")),
});

export const discounts = {
  "/admin/discounts": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("active"),
        type: anything("percentage"),
        q: anything("WELCOME"),
        sort: anything("-used"),
        after: anything("sealed"),
        before: anything("sealed"),
      },
    }),
    POST: {
      bulk: async (shop) => ({
        as: "admin",
        fields: {
          ids: id(await aDiscount(shop)),
          bulk: choice("deactivate", "archive"),
        },
      }),
      toggle: async (shop) => ({
        as: "admin",
        fields: { discountId: id(await aDiscount(shop)), active: choice("no", "yes") },
      }),
    },
  },
  "/admin/discounts/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: () => ({ as: "admin", fields: fields() }),
      gift: () => ({ as: "admin", fields: gift() }),
    },
  },
  "/admin/discounts/batch": {
    GET: () => ({ as: "admin" }),
    POST: { save: () => ({ as: "admin", fields: batch() }) },
  },
  "/admin/discounts/export": {
    POST: {
      export: () => ({
        as: "admin",
        fields: { query: anything("show=active&q=WELCOME") },
      }),
    },
  },
  "/admin/discounts/:discountId": {
    GET: async (shop) => ({ as: "admin", params: { discountId: id(await aDiscount(shop)) } }),
    POST: {
      save: onPage(aDiscount, () => ({ ...fields(), ...readFrom(1) })),
      remove: onPage(aDiscount, () => ({ intent: choice("remove") })),
      restore: onPage(archived, () => ({ intent: choice("restore") })),
    },
  },
} satisfies Some;
