import type { EditField, Texts } from "#app/lib/edit.ts";
import type { CategoryInput } from "../../input.ts";
import { categoryAdminMessages as say } from "../../texts/staff-categories.ts";

const looks = Object.entries(say.looks).map(([look, [name]]) => [look, name]);

export const categoryFields: readonly EditField[] = [
  { name: "name", label: say.name },
  { name: "slug", label: say.slug },
  { name: "description", label: say.description, kind: "long" },
  { name: "look", label: say.look, words: { ...Object.fromEntries(looks), "": say.noLook[0] } },
  { name: "isActive", label: say.showToShoppers, kind: "tick" },
];

export function categoryTexts({ name, slug, description, look, isActive }: CategoryInput): Texts {
  return { name, slug, description, look: look ?? "", isActive: isActive ? "on" : "" };
}
