import { addSynonym } from "#app/goods/catalog/commands/add-synonym.server.ts";
import { categoryCommands } from "#app/goods/catalog/commands/category.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom, secret, type Field } from "../fields.ts";
import type { Shop } from "../shop.ts";

const newName = () => `Area ${crypto.randomUUID()}`;

async function aCategory({ system }: Shop): Promise<string> {
  const name = newName();
  const facts = { slug: name.replace("Area ", "area-"), description: "", look: null };
  const saved = await categoryCommands.save(system(), { name, ...facts, isActive: false });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value.id;
}

const aProduct = ({ system }: Shop) =>
  makeProduct(system(), {
    name: newName(),
    slug: crypto.randomUUID(),
    vialAmount: 5,
    vialUnit: "mg",
  });

async function aSynonym({ system }: Shop): Promise<string> {
  const added = await addSynonym(system(), { typed: newName(), means: "sleep" });
  if (!added.ok) throw new Error(added.reason);
  return added.value.id;
}

const fields = (): Record<string, Field> => ({
  intent: choice("save"),
  name: line(newName()),
  slug: {
    ...optional(line("")),
    mayBe: (given) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(given.trim()),
  },
  description: optional({ ...line("For the night"), mayBe: () => true }),
  look: optional(choice("beauty", "longevity")),
  isActive: anything("on"),
});

export const catalog = {
  "/admin/search-words": {
    GET: () => ({ as: "admin", query: { q: anything("sleep"), sort: anything("-means") } }),
    POST: {
      add: () => ({
        as: "admin",
        fields: { intent: choice("add"), typed: line(newName()), means: line("sleep") },
      }),
      change: async (shop) => ({
        as: "admin",
        fields: {
          intent: choice("change"),
          synonymId: id(await aSynonym(shop)),
          was: secret("sleep"),
          means: line("night, sleep"),
        },
      }),
      remove: async (shop) => ({
        as: "admin",
        fields: {
          intent: choice("remove"),
          synonymId: id(await aSynonym(shop)),
          was: secret("sleep"),
        },
      }),
    },
  },
  "/admin/vials": {
    GET: () => ({
      as: "admin",
      query: { q: anything("klow"), strength: anything("missing"), sort: anything("name") },
    }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        fields: {
          productId: id(await aProduct(shop)),
          was: secret("5 mg"),
          vial: optional({
            ...line("10 mg"),
            mayBe: (text) => /^[\d.]+ ?m[gl]$/i.test(text.trim()),
          }),
        },
      }),
    },
  },
  "/admin/categories": {
    GET: () => ({
      as: "admin",
      query: { q: anything("sleep"), status: anything("active"), sort: anything("name") },
    }),
    POST: {
      move: async (shop) => ({
        as: "admin",
        fields: { categoryId: id(await aCategory(shop)), direction: choice("up") },
      }),
    },
  },
  "/admin/categories/new": {
    GET: () => ({ as: "admin" }),
    POST: { save: () => ({ as: "admin", fields: fields() }) },
  },
  "/admin/categories/:categoryId": {
    GET: async (shop) => ({ as: "admin", params: { categoryId: id(await aCategory(shop)) } }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params: { categoryId: id(await aCategory(shop)) },
        fields: { ...fields(), ...readFrom(1) },
      }),
      delete: async (shop) => {
        const categoryId = await aCategory(shop);
        const name = `Held ${crypto.randomUUID().slice(0, 12)}`;
        await makeProduct(shop.system(), { name, categoryId, isActive: false, stock: null });
        return {
          as: "admin",
          params: { categoryId: id(categoryId) },
          fields: { intent: choice("delete"), heir: choice("none") },
        };
      },
    },
  },
} satisfies Some;
