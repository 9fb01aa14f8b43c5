import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";

const aProduct = (shop: Shop) =>
  makeProduct(shop.system(), { name: "Comes in sizes", slug: crypto.randomUUID() });

const short = (valid: string, most: number) => ({
  ...line(valid),
  mayBe: (typed: string) => typed.trim().length <= most && /^\P{Cc}*$/u.test(typed.trim()),
});

const fields = (): Fields => ({
  option1_name: optional(short("Size", 40)),
  option2_name: optional(short("", 40)),
  values1: anything("5 mg, 10 mg"),
  values2: anything(""),
  order: anything("new1"),
  "variant_name.new1": short("5 mg", 80),
  "option1_value.new1": optional(short("5 mg", 40)),
  "sku.new1": optional({
    ...line(""),
    mayBe: (typed) => /^[\w.-]{1,40}$/.test(typed.trim()),
  }),
  // Only a size that is sold needs a price, and any word but "on" leaves this one unsold.
  "price.new1": optional({
    ...line("1250.50"),
    mayBe: (typed) => /^[\d,]{1,15}(?:\.\d{1,2})?$/.test(typed.trim()),
  }),
  "inventory_quantity.new1": optional({
    ...line("5"),
    mayBe: (typed) => /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= 100_000,
  }),
  "is_active.new1": anything("on"),
  "picture.new1": optional(choice("")),
  ...readFrom(1),
});

export const productVariants = {
  "/admin/products/:productId/variants": {
    GET: async (shop) => ({ as: "admin", params: { productId: id(await aProduct(shop)) } }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params: { productId: id(await aProduct(shop)) },
        fields: { ...fields(), intent: choice("save") },
      }),
      generate: async (shop) => ({
        as: "admin",
        params: { productId: id(await aProduct(shop)) },
        fields: {
          ...fields(),
          intent: choice("generate"),
        },
        changes: false,
      }),
      add: async (shop) => ({
        as: "admin",
        params: { productId: id(await aProduct(shop)) },
        fields: { order: anything("new1"), intent: choice("add") },
        changes: false,
      }),
    },
  },
} satisfies Some;
