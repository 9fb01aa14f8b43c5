import { saveCategory } from "#app/modules/catalog/commands/save-category.server.ts";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom } from "../fields.ts";
import type { Field } from "../fields.ts";
import type { Shop } from "../shop.ts";

const newName = () => `Area ${crypto.randomUUID()}`;

async function aCategory({ system }: Shop): Promise<string> {
  const name = newName();
  const facts = { slug: name.replace("Area ", "area-"), description: "", look: null };
  const saved = await saveCategory(system(), { name, ...facts, isActive: false });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value.id;
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

export const catalog: Some<
  "/admin/categories" | "/admin/categories/new" | "/admin/categories/:categoryId"
> = {
  "/admin/categories": {
    GET: () => ({ as: "admin" }),
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
};
